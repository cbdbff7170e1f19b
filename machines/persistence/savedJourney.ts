import { KEPT_HOURS, REMEMBERED_DAYS } from '#machines/constants.ts';
import { blankBusiness } from '#machines/domain/business.ts';
import { DEFAULT_PLAN } from '#machines/domain/forecast.ts';
import type { Remembered, SavedJourney } from './savedFormat.ts';

const DAY_HOURS = 24;
const DAY_MS = DAY_HOURS * 60 * 60 * 1000;

/** The reason a saved journey or its files can't be restored (R15.1, R15.5). */
export type SavedLoss = 'otherVersion' | 'unreadable' | 'filesMissing' | Expiry;
/** A saved journey expires 24 hours after the last save, or 30 days with "Remember me" (R15.5). */
export type Expiry = 'expired' | 'rememberedExpired';

export const expiryOf = (isRemembered: boolean): Expiry => (isRemembered ? 'rememberedExpired' : 'expired');

export const retentionDays = (isRemembered: boolean) => (isRemembered ? REMEMBERED_DAYS : KEPT_HOURS / DAY_HOURS);
export const retentionMs = (isRemembered: boolean) => retentionDays(isRemembered) * DAY_MS;

export const blankRemembered = (): Remembered => ({
  connectedAccounts: [],
  offerId: null,
  plan: DEFAULT_PLAN,
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

/** Adds the time the page was closed to every running timer (R13.1, R15.1). */
export function advanceTimers(journey: SavedJourney, passedMs: number): SavedJourney {
  const passed = Math.max(0, passedMs);
  const { progress, countdownMs, isCounting } = journey;
  return {
    ...journey,
    progress: progress && { ...progress, elapsedMs: progress.elapsedMs + (progress.isPaused ? 0 : passed) },
    countdownMs: countdownMs + (isCounting ? passed : 0),
  };
}
