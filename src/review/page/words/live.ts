export const LIVE = {
  waiting: 'The product is being loaded.',
  framed: (path: string) => `The product is at ${path}`,
  pending: 'Finding out what can happen now.',
} as const;

export const PRODUCT_FRAME = {
  title: 'The product',
  reload: 'Start over',
  close: 'Close the product',
} as const;

export const DEMONSTRATION = {
  fail: 'Let a service fail',
  failHint: 'Every time it is called, until you clear the box.',
  time: 'Time',
  speed: (factor: number) => (factor === 0 ? 'Stopped' : factor === 1 ? 'Normal' : `${factor} times faster`),
  held: 'It is stopped while an earlier step is shown.',
  opened: 'The product shows this step.',
  apart: 'The product cannot show this step: something typed before it has no sample.',
  done: 'Done.',
  refusals: {
    notPossibleNow: 'The product refused: it is not possible now.',
    storageRefused: 'The product refused: this browser lets it save nothing for the next page.',
  },
} as const;
