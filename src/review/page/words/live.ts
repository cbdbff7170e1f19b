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
  title: 'Show something',
  earlier: 'An earlier step is shown. Go to the latest one to do something in the product.',
  fail: 'Let a service fail',
  failHint: 'The next time it is called, and every time after, until the tick is taken away.',
  time: 'Time',
  speed: (factor: number) => (factor === 0 ? 'Stands still' : factor === 1 ? 'As a clock' : `${factor} times as fast`),
  opened: 'The product is at the end of the way.',
  done: 'Done.',
  refusals: {
    notPossibleNow: 'The product refused: it is not possible now.',
    storageRefused: 'The product refused: this browser lets it save nothing for the next page.',
  },
} as const;
