import type { OwnedJourney, SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { EMAIL } from '#test/services/persistence/tab.ts';
import { BUSINESS, SIGNED_COPY } from '#test/support/fixtures.ts';

const { documentId, signature, openedAt, readAt, agreedAt, signedAt } = SIGNED_COPY;

/** A journey with everything entered and signed. */
export const FULL_JOURNEY: SavedJourney = {
  ...NOTHING_TYPED,
  business: BUSINESS,
  connectedAccounts: ['shopify', 'youtube'],
  offerId: '12-month',
  documentId,
  isContractSigned: true,
  contractTimes: { openedAt, readAt, agreedAt, signedAt },
  signedFor: { business: BUSINESS, irsForm: null },
  signature,
  progress: { screen: 'processing', elapsedMs: 3000, isPaused: false },
  countdownMs: 60_000,
  isCounting: true,
};
export const FULL: OwnedJourney = { email: EMAIL, journey: FULL_JOURNEY };
