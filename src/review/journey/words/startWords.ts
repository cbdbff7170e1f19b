import type { StartName } from '#src/review/journey/paths/starts.ts';

/** In the order in which the review page offers them. */
export const START_WORDS: Readonly<Record<StartName, string>> = {
  guest: 'as a guest, not signed in',
  unconnected: 'signed in, Patreon not connected',
  connected: 'signed in, Patreon connected',
  complete: 'with the business form and the IRS form complete',
  threeDaysLater: 'three days later, with an offer selected and the business form started',
  heldProcessing: 'paused halfway through the processing screen',
  runningProcessing: 'halfway through the processing screen',
  heldVerification: 'paused halfway through the verification screen',
  runningVerification: 'halfway through the verification screen',
  countingDays: 'with the payment countdown running',
  daysOver: 'on the payment day',
  lostRecord: 'with data from an earlier visit that cannot be read',
  lateRecord: 'with a browser that is slow to load saved data',
  strictContract: 'with a contract that must be read to the end',
};
