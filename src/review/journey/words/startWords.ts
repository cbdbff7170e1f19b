import type { StartName } from '#src/review/journey/paths/starts.ts';

/** In the order in which the review page offers them. */
export const START_WORDS: Readonly<Record<StartName, string>> = {
  guest: 'as a guest, who has not signed in',
  unconnected: 'signed in, Patreon not connected yet',
  connected: 'signed in, Patreon connected',
  complete: 'with the business and the IRS form filled in',
  threeDaysLater: 'three days later, with an offer chosen and the business form begun',
  heldProcessing: 'with the processing screen held halfway',
  runningProcessing: 'with the processing screen running, halfway',
  heldVerification: 'with the verification screen held halfway',
  runningVerification: 'with the verification screen running, halfway',
  countingDays: 'with the days to the payment counting',
  daysOver: 'on the day of the payment',
  lostRecord: 'with a saved journey of an earlier visit that cannot be read',
  lateRecord: 'with a browser that is slow to give out what was saved',
  strictContract: 'with a contract that must be read to its end',
};
