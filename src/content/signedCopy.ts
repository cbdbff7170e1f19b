import { REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { BusinessDetails } from '#machines/domain/business.ts';
import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { EstimatedPayment } from '#machines/domain/repayment.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { type ContractRecord, type ContractText, OFFER_LINES } from './contractText.ts';
import { ENTITY_DETAILS } from './entityDetails.ts';
import { formatDate, formatDollars } from './format.ts';

const NOT_GIVEN = 'Not given';
const { entityTypeNames } = ENTITY_DETAILS.business;

/** The words that only the signed copy has (R12.5, R12.8). */
export const SIGNED_COPY_TEXT = {
  title: (documentId: string, title: string) => `Signed copy of ${documentId}: ${title}`,
  frame: (documentId: string) => `Signed copy of ${documentId}`,
  offer: (terms: Offer | null) => (terms === null ? 'None chosen' : `${terms.months}-month offer`),
} as const;

type Signing = Pick<SignedContractCopy, 'business' | 'signature'> & {
  readonly ein: string;
  readonly offer: string;
  readonly signedAt: string | null;
};

/** Fills in the signature lines; the EIN is empty if invalid. */
export function filledIn(signatures: ContractText['signatures'], signed: Signing): ContractText['signatures'] {
  const { entityType } = signed.business;
  const seller = [
    signed.business.legalName || (entityType === null ? '' : `${entityTypeNames[entityType]}, legal name not given`),
    signed.ein === '' ? '' : `EIN ${signed.ein}`,
  ];
  return {
    ...signatures,
    fields: {
      'Business (seller)': seller.filter((part) => part !== '').join(', ') || NOT_GIVEN,
      'Full name, typed': signed.signature,
      Title: 'Authorized signer',
      'Offer chosen': signed.offer,
      Date: signed.signedAt === null ? '' : formatDate(signed.signedAt),
      'For Creator Cash Advance (purchaser)': 'Not countersigned: a demonstration',
    },
  };
}

/** The words of the schedule, or why there is none without an offer (R8.1, R8.2). */
export function scheduleText(terms: Offer | null): ContractRecord {
  const heading = 'Schedule: your terms';
  if (terms === null) {
    return {
      heading,
      text: 'No offer was chosen when this contract was signed, so there are no terms of your own. The summary lists the three offers.',
      fields: {},
    };
  }
  const { dollars, month } = terms.lastPayment;
  return {
    heading,
    text: 'These are the terms of the offer you chose. What is called estimated follows from the projected revenue: it is no promise, no deadline and no minimum.',
    fields: {
      'Offer chosen': SIGNED_COPY_TEXT.offer(terms),
      ...Object.fromEntries(Object.entries(OFFER_LINES).map(([label, valueOf]) => [label, valueOf(terms)])),
      'Estimated last remittance': `${formatDollars(dollars)} in month ${month}`,
    },
  };
}

export function sellerText(business: BusinessDetails): ContractRecord {
  const owners = business.owners
    .filter(({ name }) => name !== '')
    .map(({ name, percentage }) => (percentage === '' ? name : `${name}, ${percentage}`));
  return {
    heading: 'The seller',
    text: 'What was entered about the business before signing. In this demonstration it was not checked.',
    fields: {
      'Legal name': business.legalName || NOT_GIVEN,
      'Entity type': business.entityType === null ? NOT_GIVEN : entityTypeNames[business.entityType],
      EIN: business.ein || NOT_GIVEN,
      'Business address': business.address || NOT_GIVEN,
      Owners: owners.join('\n') || NOT_GIVEN,
    },
  };
}

export function remittancesText(payments: readonly EstimatedPayment[]) {
  return {
    heading: 'Schedule: estimated remittances',
    text: `What goes to repayment each month if every month brings the projected revenue. Earn less in a month, and ${REPAYMENT_PERCENT}% of less is taken: there are then more remittances, and the purchased amount stays the same.`,
    caption: 'Month by month, until the purchased amount is delivered',
    columns: ['Month', 'Estimated remittance', 'Left to deliver'],
    rows: payments.map(({ month, dollars, remainingDollars }) => [
      `Month ${month}`,
      formatDollars(dollars),
      formatDollars(remainingDollars),
    ]),
  };
}
