export const LIVE = {
  waiting: 'Loading the product…',
  framed: (path: string) => `The product is on ${path}`,
  pending: 'Loading what can happen now…',
} as const;

export const PRODUCT_FRAME = {
  title: 'Product',
  reload: 'Start over',
  close: 'Close product',
} as const;

export const DEMONSTRATION = {
  fail: 'Simulate failures',
  failHint: 'Selected services fail every time until you clear their boxes.',
  time: 'Clock speed',
  speed: (factor: number) => (factor === 0 ? 'Paused' : factor === 1 ? 'Normal' : `${factor}× normal`),
  held: 'Paused while an earlier step is shown.',
  opened: 'The product is now on this step.',
  apart: 'The product can’t show this step: an earlier step includes typed text without a sample value.',
  done: 'Done.',
  refusals: {
    notPossibleNow: 'The product can’t do this now.',
    storageRefused: 'The product couldn’t do this: this browser blocks saving between pages.',
  },
} as const;
