import { CALCULATOR_DEFAULT, PAYOUT_DEFAULT } from '#machines/constants.ts';
import { blankBusiness, isFundable } from '#machines/domain/business.ts';
import { NO_ANSWERS } from '#machines/domain/calculators.ts';
import { isDefaultPlan } from '#machines/domain/forecast.ts';
import type { AdvanceMonths, FilePlace, FormField } from '#machines/domain/choices.ts';
import type { FileRefusal } from '#machines/domain/documents.ts';
import type { Session, User } from '#machines/domain/session.ts';
import type { Saved } from '#machines/persistence/persistence.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { blankRemembered, type SavedLoss } from '#machines/persistence/savedJourney.ts';
import type { LandingAnchor, ScreenId } from './routes.ts';

export type Policy = {
  /** Whether the contract must be scrolled to its end before the agreement box can be checked (R12.2). */
  readonly requireContractScroll: boolean;
};

export const DEFAULT_POLICY: Policy = { requireContractScroll: false };

export type TimedProgress = NonNullable<SavedJourney['progress']>;

/** The reason for a redirect; `refusedScreen` is only used in the message (R1.3, R1.4, R2.4). */
export type Redirect = {
  readonly reason: 'signInRequired' | 'patreonRequired' | 'signedOutElsewhere';
  readonly refusedScreen: ScreenId;
};

export type Removal = {
  readonly item: FilePlace | 'owner' | 'irsForm';
  readonly name: string;
  readonly before: Pick<JourneyContext, 'business' | 'touchedFields' | 'irsForm'>;
};

/** Returns the initial context without the machine's input; signing out resets to it (R2.4). */
export function blankJourney() {
  return {
    ...blankRemembered(),
    redirect: null as Redirect | null,
    landingAnchor: null as LandingAnchor | null,
    calculator: CALCULATOR_DEFAULT as { monthlyRevenueThousandDollars: number; months: AdvanceMonths },
    payout: PAYOUT_DEFAULT as { amountDollars: number; months: AdvanceMonths },
    elapsedMs: 0,
    /** The repayment month selected on the dashboard (R19.4). */
    monthAhead: 0,
    businessRefusals: {} as Readonly<Partial<Record<FilePlace, FileRefusal>>>,
    touchedFields: [] as readonly FormField[],
    irsFormRefusal: null as FileRefusal | null,
    /** The field selected in a checklist, until the form has shown it. */
    requestedField: null as FormField | null,
    /** The latest removal, which can be undone until the next change or until the screen closes. */
    removed: null as Removal | null,
    eligibility: NO_ANSWERS,
    /** The progress of a timed screen that was open before a reload; null after it continues (R15.1). */
    savedProgress: null as TimedProgress | null,
    savedLoss: null as SavedLoss | null,
    isLoadingLate: false,
    /** Whether there was nothing to erase, so no message mentions erasing (R16.6). */
    hadNoInput: false,
    saved: null as Saved | null,
  };
}

/** Plain JSON without passwords or file bytes. */
export type JourneyContext = Readonly<ReturnType<typeof blankJourney>> & {
  /** An ISO date. */
  readonly today: string;
  readonly policy: Policy;
  /** Only used to choose the first state of the session region. */
  readonly foundSession: Session;
  /** Whether somebody signed in or connected Patreon; false for the demonstration's default session (R2.2, R17.1). */
  readonly isOwnSession: boolean;
  readonly user: User | null;
};

const BLANK_BUSINESS = JSON.stringify(blankBusiness());

/** Returns whether the creator typed, chose or uploaded anything (R16.6, R17.1, R19.3). */
export function hasTyped(context: JourneyContext): boolean {
  const { connectedAccounts, offerId, plan, business, irsForm, signature, isContractSigned } = context;
  const hasChosen = connectedAccounts.length > 0 || offerId !== null || irsForm !== null;
  const hasSigned = isContractSigned || signature !== '';
  return hasChosen || hasSigned || !isDefaultPlan(plan) || JSON.stringify(business) !== BLANK_BUSINESS;
}

/** Everything a run depends on, so runs are reproducible. */
export type JourneyInput = Pick<JourneyContext, 'today' | 'policy'> &
  Partial<Pick<JourneyContext, 'isOwnSession' | 'savedLoss' | 'isLoadingLate'>> & {
    readonly session: Session;
    readonly saved?: SavedJourney | null;
  };

/** Returns false for sole proprietorships, and after signing without an offer (R16.1, R16.2). */
export function canReceive({ signedFor, business, isContractSigned, offerId }: JourneyContext): boolean {
  return isFundable((signedFor ?? { business }).business) && !(isContractSigned && offerId === null);
}
