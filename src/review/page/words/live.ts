import { formatFileSize } from '#src/content/format.ts';

/* What a watched product says of values that stay in it */

/** A value that is not shown. */
export const HIDDEN_TEXT = {
  number: '(number)',
  text: (letters: number) => `(text, ${letters} ${letters === 1 ? 'letter' : 'letters'})`,
  file: (bytes: number) => `(file, ${formatFileSize(bytes)})`,
  unknownAddress: '(an address without a screen)',
} as const;

/* The live view */

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

/** The calls to services that a demonstration can let fail, by their names. */
export const CALLS: Readonly<Record<string, string>> = {
  signIn: 'Sign in',
  connectPatreon: 'Connect Patreon',
  'connectAccount:shopify': 'Connect Shopify',
  'connectAccount:youtube': 'Connect YouTube',
  issueDocumentNumber: 'Draw the document number',
  signContract: 'Submit the signed contract',
  watchCountdown: 'Count the days to the payment',
  'watchProgress:offers': 'Prepare the offers',
  'watchProgress:contract': 'Verify the business',
};
