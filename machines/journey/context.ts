import {
  CALCULATOR_DEFAULT_THOUSAND_DOLLARS,
  DEFAULT_ADVANCE_MONTHS,
  PAYOUT_DEFAULT_DOLLARS,
  PAYOUT_DEFAULT_MONTHS,
} from '#machines/constants.ts';
import { blankBusiness, type BusinessDetails, type DocumentSlot } from '#machines/domain/business.ts';
import type { AdvanceMonths } from '#machines/domain/calculators.ts';
import type { FileProblem, FileRef } from '#machines/domain/documents.ts';
import type { OfferId } from '#machines/domain/offers.ts';
import type { Session, User } from '#machines/domain/session.ts';
import type { AccountId, LeftField } from './events.ts';
import type { LandingAnchor, ScreenId } from './routes.ts';

/** Choices of the product's owners that the chart obeys; part of its input. */
export type Policy = {
  /** Whether the contract must be scrolled to its end before the box can be ticked; off by default (R12.2). */
  readonly requireContractScroll: boolean;
};

export const DEFAULT_POLICY: Policy = { requireContractScroll: false };

/** What a run of the journey starts from, so that every run can be repeated. Today is an ISO date. */
export type JourneyInput = { readonly session: Session; readonly today: string; readonly policy: Policy };

/** Why a visitor was sent to another screen than the one asked for (R1.3, R1.4, R2.4). */
export type RedirectNotice = {
  readonly reason: 'signInRequired' | 'patreonRequired' | 'signedOutElsewhere';
  readonly wishedScreen: ScreenId;
};

/** A file that was refused, and why, kept until the next choice for the same place (R9, R10.4). */
export type FileRefusal = { readonly name: string; readonly problem: FileProblem };

/** Where on the business form a file belongs. */
export type FilePlace = DocumentSlot | `ownerId:${string}`;

/** What the journey remembers, as plain JSON: no password, no file bytes. */
export type JourneyContext = {
  readonly today: string;
  readonly policy: Policy;
  /** The session found at load, read once to enter the session region. */
  readonly foundSession: Session;
  readonly user: User | null;
  readonly redirectNotice: RedirectNotice | null;
  readonly landingAnchor: LandingAnchor | null;
  readonly payout: { readonly amountDollars: number; readonly months: AdvanceMonths };
  readonly calculator: { readonly monthlyRevenueThousandDollars: number; readonly months: AdvanceMonths };
  readonly connectedAccounts: readonly AccountId[];
  /** Milliseconds spent on the timed screen that is open. */
  readonly elapsedMs: number;
  readonly offerId: OfferId | null;
  readonly business: BusinessDetails;
  readonly businessRefusals: Readonly<Partial<Record<FilePlace, FileRefusal>>>;
  readonly businessFieldsLeft: readonly LeftField[];
  /** Counts the owners ever added, so that no two share an id. */
  readonly ownersAdded: number;
  readonly irsForm: FileRef | null;
  readonly irsFormRefusal: FileRefusal | null;
  readonly documentId: string | null;
  readonly signature: string;
  readonly isContractSigned: boolean;
  /** Milliseconds since the payment countdown began. */
  readonly countdownMs: number;
};

/** What a creator brings to or leaves in the journey: everything but the input. Sign-out puts it back (R2.4). */
export function blankJourney(): Omit<JourneyContext, 'today' | 'policy' | 'foundSession' | 'user'> {
  return {
    redirectNotice: null,
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
    businessFieldsLeft: [],
    ownersAdded: 1,
    irsForm: null,
    irsFormRefusal: null,
    documentId: null,
    signature: '',
    isContractSigned: false,
    countdownMs: 0,
  };
}
