import { KEPT_HOURS, REMEMBERED_DAYS } from '#machines/constants.ts';
import { blankBusiness } from '#machines/domain/business.ts';
import type { Remembered, SavedJourney } from './savedFormat.ts';

const DAY_HOURS = 24;
const DAY_MS = DAY_HOURS * 60 * 60 * 1000;

/** Why something that was saved cannot be restored; what expired names how long it was kept (R15.1, R15.5). */
export type SavedLoss = 'otherVersion' | 'unreadable' | 'filesMissing' | Expiry;
/** A journey that expired 24 hours, or with "Remember me" 30 days, after it was last saved (R15.5). */
export type Expiry = 'expired' | 'rememberedExpired';

export const expiryOf = (isRemembered: boolean): Expiry => (isRemembered ? 'rememberedExpired' : 'expired');

/** How long a journey is kept after it was last saved (R15.5). */
export const keptDays = (isRemembered: boolean) => (isRemembered ? REMEMBERED_DAYS : KEPT_HOURS / DAY_HOURS);
export const keptMs = (isRemembered: boolean) => keptDays(isRemembered) * DAY_MS;

/** Returns the saved fields of a blank journey. */
export const blankRemembered = (): Remembered => ({
  connectedAccounts: [],
  offerId: null,
  business: blankBusiness(),
  ownersAdded: 1,
  irsForm: null,
  documentId: null,
  signature: '',
  isContractSigned: false,
  signedFor: null,
  isBankConnectionStarted: false,
  contractTimes: { openedAt: null, readAt: null, agreedAt: null, signedAt: null },
  changing: null,
  isRemembered: false,
  countdownMs: 0,
});

/** A blank journey, which isn't worth saving. */
export const NOTHING_TYPED: SavedJourney = { ...blankRemembered(), isCounting: false, progress: null };

/** The same journey some milliseconds later: what runs has gone on meanwhile (R13.1, R15.1). */
export function savedJourneyAfter(journey: SavedJourney, passedMs: number): SavedJourney {
  const passed = Math.max(0, passedMs);
  const { progress, countdownMs, isCounting } = journey;
  return {
    ...journey,
    progress:
      progress === null || progress.isPaused ? progress : { ...progress, elapsedMs: progress.elapsedMs + passed },
    countdownMs: isCounting ? countdownMs + passed : countdownMs,
  };
}

/** The journey of a tab that was duplicated: a contract that is not signed gets a number of its own (R12.1). */
export function duplicateOf(journey: SavedJourney): SavedJourney {
  return journey.isContractSigned ? journey : { ...journey, documentId: null };
}

const REMEMBERED = Object.keys(blankRemembered()) as (keyof Remembered)[];

/** Picks the fields of the context that are saved unchanged. */
export function rememberedOf(context: Remembered): Remembered {
  return Object.fromEntries(REMEMBERED.map((name) => [name, context[name]])) as Remembered;
}
