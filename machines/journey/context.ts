import { CALCULATOR_DEFAULT, PAYOUT_DEFAULT } from '#machines/constants.ts';
import { blankBusiness } from '#machines/domain/business.ts';
import { NO_ANSWERS } from '#machines/domain/calculators.ts';
import type { AdvanceMonths, FilePlace, FormField } from '#machines/domain/choices.ts';
import type { FileRefusal } from '#machines/domain/documents.ts';
import type { Session, User } from '#machines/domain/session.ts';
import type { Saved } from '#machines/persistence/persistence.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { blankRemembered, type SavedLoss } from '#machines/persistence/savedJourney.ts';
import type { LandingAnchor, ScreenId } from './routes.ts';

/** Choices of the product's owners that the chart obeys; part of its input. */
export type Policy = {
  /** Whether the contract must be scrolled to its end before the box can be ticked; off by default (R12.2). */
  readonly requireContractScroll: boolean;
};

export const DEFAULT_POLICY: Policy = { requireContractScroll: false };

export type TimedProgress = NonNullable<SavedJourney['progress']>;

/** Why a visitor was sent to another screen than the one asked for (R1.3, R1.4, R2.4). */
export type Redirect = {
  readonly reason: 'signInRequired' | 'patreonRequired' | 'signedOutElsewhere';
  readonly wishedScreen: ScreenId;
};

/** What was removed last, what it was called, and what stood there before it (R17.3). */
export type Removed = {
  readonly what: FilePlace | 'owner' | 'irsForm';
  readonly name: string;
  readonly before: Pick<JourneyContext, 'business' | 'touchedFields' | 'irsForm'>;
};

/** What a creator brings to or leaves in the journey: everything but the input. Sign-out puts it back (R2.4). */
export function blankJourney() {
  return {
    ...blankRemembered(),
    redirect: null as Redirect | null,
    landingAnchor: null as LandingAnchor | null,
    calculator: CALCULATOR_DEFAULT as { monthlyRevenueThousandDollars: number; months: AdvanceMonths },
    payout: PAYOUT_DEFAULT as { amountDollars: number; months: AdvanceMonths },
    /** Milliseconds spent on the timed screen that is open. */
    elapsedMs: 0,
    businessRefusals: {} as Readonly<Partial<Record<FilePlace, FileRefusal>>>,
    touchedFields: [] as readonly FormField[],
    irsFormRefusal: null as FileRefusal | null,
    /** The business field that a list of what is missing pointed at, until the form has shown it. */
    requestedField: null as FormField | null,
    /** What can be undone until the next change, or until the screen is left. */
    removed: null as Removed | null,
    eligibility: NO_ANSWERS,
    /** A timed screen found half done, until it goes on (R15.1). */
    savedProgress: null as TimedProgress | null,
    savedLoss: null as SavedLoss | null,
    isLoadingLate: false,
    /** Whether nothing had been typed when everything was forgotten, so that no erasing is mentioned (R16.6). */
    wasNothingTyped: false,
    /** When what was typed was last saved on this device, and for how long, or null (R15.3, R15.5). */
    saved: null as Saved | null,
  };
}

/** What the journey remembers, as plain JSON: no password, no file bytes. */
export type JourneyContext = Readonly<ReturnType<typeof blankJourney>> & {
  readonly today: string;
  readonly policy: Policy;
  /** The session found at load, read once to enter the session region. */
  readonly foundSession: Session;
  /** Whether somebody signed in or connected Patreon to get this session; false for the demonstration's default (R2.2, R17.1). */
  readonly isOwnSession: boolean;
  readonly user: User | null;
};

const BLANK_BUSINESS = JSON.stringify(blankBusiness());

/** Whether anything in the journey was typed, chosen or uploaded by the creator (R16.6, R17.1). */
export function hasTyped(context: JourneyContext): boolean {
  const { connectedAccounts, offerId, business, irsForm, signature, isContractSigned } = context;
  const hasChosen = connectedAccounts.length > 0 || offerId !== null || irsForm !== null;
  const hasSigned = isContractSigned || signature !== '';
  return hasChosen || hasSigned || JSON.stringify(business) !== BLANK_BUSINESS;
}

/** What a run of the journey starts from, so that every run can be repeated. Today is an ISO date. */
export type JourneyInput = {
  readonly session: Session;
  /** Whether somebody signed in to it, in this visit or an earlier one (R17.1). */
  readonly isOwnSession?: boolean;
  readonly today: string;
  readonly policy: Policy;
  /** What this browser saved of an earlier visit, or null (R15.1). */
  readonly saved?: SavedJourney | null;
  readonly savedLoss?: SavedLoss | null;
  /** Whether the browser has not yet given out what it saved (R15.6). */
  readonly isLoadingLate?: boolean;
};
