import {
  CALCULATOR_DEFAULT_THOUSAND_DOLLARS,
  DEFAULT_ADVANCE_MONTHS,
  PAYOUT_DEFAULT_DOLLARS,
  PAYOUT_DEFAULT_MONTHS,
} from '#machines/constants.ts';
import { blankBusiness } from '#machines/domain/business.ts';
import type { FileRefusal } from '#machines/domain/documents.ts';
import { type EligibilityAnswers, NO_ANSWERS } from '#machines/domain/eligibility.ts';
import type { Session, User } from '#machines/domain/session.ts';
import type { Remembered, SavedJourney } from '#machines/persistence/savedJourney.ts';
import type { LandingAnchor, ScreenId } from './routes.ts';
import type { AdvanceMonths, FilePlace, FormField } from '#machines/domain/choices.ts';

/** Choices of the product's owners that the chart obeys; part of its input. */
export type Policy = {
  /** Whether the contract must be scrolled to its end before the box can be ticked; off by default (R12.2). */
  readonly requireContractScroll: boolean;
};

export const DEFAULT_POLICY: Policy = { requireContractScroll: false };

/** Why something that was saved cannot be restored: another version wrote it, it cannot be read, or files are missing. */
export type SavedLoss = 'otherVersion' | 'unreadable' | 'filesMissing';

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

/** What the journey remembers, as plain JSON: no password, no file bytes. */
export type JourneyContext = Remembered & {
  readonly today: string;
  readonly policy: Policy;
  /** The session found at load, read once to enter the session region. */
  readonly foundSession: Session;
  readonly user: User | null;
  readonly redirect: Redirect | null;
  readonly landingAnchor: LandingAnchor | null;
  readonly payout: { readonly amountDollars: number; readonly months: AdvanceMonths };
  readonly calculator: { readonly monthlyRevenueThousandDollars: number; readonly months: AdvanceMonths };
  /** Milliseconds spent on the timed screen that is open. */
  readonly elapsedMs: number;
  readonly businessRefusals: Readonly<Partial<Record<FilePlace, FileRefusal>>>;
  readonly touchedFields: readonly FormField[];
  readonly irsFormRefusal: FileRefusal | null;
  /** The business field that a list of what is missing pointed at, until the form has shown it. */
  readonly requestedField: FormField | null;
  /** What can be undone until the next change, or until the screen is left. */
  readonly removed: Removed | null;
  readonly eligibility: EligibilityAnswers;
  /** A timed screen found half done, until it goes on (R15.1). */
  readonly savedProgress: TimedProgress | null;
  readonly savedLoss: SavedLoss | null;
  readonly isLoadingLate: boolean;
  /** When what was typed was last saved on this device: an ISO time with its offset, or null (R15.3). */
  readonly savedAt: string | null;
  /** For how long it is saved, or null (R15.5). */
  readonly savedUntil: 'tabCloses' | 'signOut' | null;
};

/** What a creator brings to or leaves in the journey: everything but the input. Sign-out puts it back (R2.4). */
export function blankJourney(): Omit<JourneyContext, 'today' | 'policy' | 'foundSession' | 'user'> {
  return {
    redirect: null,
    landingAnchor: null,
    calculator: {
      monthlyRevenueThousandDollars: CALCULATOR_DEFAULT_THOUSAND_DOLLARS,
      months: DEFAULT_ADVANCE_MONTHS,
    },
    payout: { amountDollars: PAYOUT_DEFAULT_DOLLARS, months: PAYOUT_DEFAULT_MONTHS },
    connectedAccounts: [],
    elapsedMs: 0,
    offerId: null,
    business: blankBusiness(),
    businessRefusals: {},
    touchedFields: [],
    ownersAdded: 1,
    irsForm: null,
    irsFormRefusal: null,
    documentId: null,
    signature: '',
    isContractSigned: false,
    signedFor: null,
    isBankConnectionStarted: false,
    contractTimes: { openedAt: null, readAt: null, agreedAt: null, signedAt: null },
    changing: null,
    requestedField: null,
    removed: null,
    eligibility: NO_ANSWERS,
    isRemembered: false,
    savedProgress: null,
    savedLoss: null,
    isLoadingLate: false,
    savedUntil: null,
    savedAt: null,
    countdownMs: 0,
  };
}
