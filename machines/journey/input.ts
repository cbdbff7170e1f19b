import type { Session } from '#machines/domain/session.ts';
import type { SavedLoss, Policy } from './context.ts';
import type { SavedJourney } from '#machines/persistence/savedJourney.ts';

/** What a run of the journey starts from, so that every run can be repeated. Today is an ISO date. */
export type JourneyInput = {
  readonly session: Session;
  readonly today: string;
  readonly policy: Policy;
  /** What this browser saved of an earlier visit, or null (R15.1). */
  readonly saved?: SavedJourney | null;
  readonly savedLoss?: SavedLoss | null;
  /** Whether the browser has not yet given out what it saved (R15.6). */
  readonly isLoadingLate?: boolean;
};
