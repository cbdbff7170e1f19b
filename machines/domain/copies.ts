import type { BusinessDetails } from './business.ts';
import type { OfferId } from '#machines/domain/choices.ts';

/** What a personal copy of the IRS form is filled in with; what is missing stays blank (R10.3). */
export type IrsFormCopy = {
  readonly business: Pick<BusinessDetails, 'entityType' | 'legalName' | 'ein' | 'address'>;
  /** The year whose transcript is asked for. */
  readonly taxYear: number;
  readonly documentId: string | null;
};

/** What the signed copy of a contract says; the times are ISO times with their offset (R12.5). */
export type SignedContractCopy = {
  readonly documentId: string;
  readonly signature: string;
  readonly offerId: OfferId | null;
  readonly business: BusinessDetails;
  readonly openedAt: string | null;
  readonly readAt: string | null;
  readonly agreedAt: string | null;
  readonly signedAt: string;
};
