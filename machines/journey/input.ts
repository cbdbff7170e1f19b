import type { Session } from '#machines/domain/session.ts';
import type { KeptLoss, Policy } from './context.ts';
import type { JourneyFacts } from './facts.ts';

/** What a run of the journey starts from, so that every run can be repeated. Today is an ISO date. */
export type JourneyInput = {
  readonly session: Session;
  readonly today: string;
  readonly policy: Policy;
  /** What this browser kept of an earlier visit, or null (R15.1). */
  readonly kept?: JourneyFacts | null;
  readonly keptLoss?: KeptLoss | null;
};
