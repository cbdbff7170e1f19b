export const LIVE = {
  waiting: 'The product is being loaded.',
  framed: (path: string) => `Beside the chart, at ${path}`,
  workedOut: 'It is being worked out what can be done now.',
} as const;

export const PRODUCT_FRAME = {
  title: 'The product',
  reload: 'Begin anew',
  phone: 'Phone',
  desktop: 'Desktop',
  width: 'How wide the product is shown',
  close: 'Close the product',
} as const;

export const DEMONSTRATION = {
  fail: 'Let a service fail',
  failHint: 'The next time it is called, and every time after, until the tick is taken away.',
  time: 'Time',
  speed: (factor: number) => (factor === 0 ? 'Stopped' : `${factor}×`),
  held: 'It is stopped while an earlier step is shown.',
  opened: 'The product shows this step.',
  apart: 'The product cannot show this step: something typed before it has no sample.',
  done: 'Done.',
  refusals: {
    notPossibleNow: 'The product refused: it is not possible now.',
    storageRefused: 'The product refused: this browser lets it save nothing for the next page.',
  },
} as const;
