import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { BusinessDetails } from '#machines/domain/business.ts';
import type { Offer } from '#machines/domain/offers.ts';
import type { EstimatedPayment } from '#machines/domain/payments.ts';
import { CONTRACT_SECTIONS } from './contractSections.ts';
import { ENTITY_DETAILS } from './entityDetails.ts';
import { APR_LABEL, formatApr, formatCents, formatDate, formatDollars, formatMonths } from './format.ts';

const NOT_GIVEN = 'Not given';
const { entityTypeNames } = ENTITY_DETAILS.business;

export type ContractRecord = {
  readonly heading: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
};

const OFFER_LINES: Readonly<Record<string, (offer: Offer) => string>> = {
  'Funds you receive': (offer) => formatDollars(offer.amountDollars),
  'Purchased amount you deliver in total': (offer) => formatDollars(offer.totalRepaymentDollars),
  'Fee, contained in the purchased amount': (offer) => formatDollars(offer.feeDollars),
  [APR_LABEL]: (offer) => formatApr(offer.aprPercent),
  'Fee as a share of projected revenue': (offer) => `${offer.feePercentage}%`,
  'Cost for each dollar you receive': (offer) => formatCents(offer.costPerDollarReceived),
  'Specified percentage of monthly receipts': () => `${REPAYMENT_PERCENT}%`,
  'Share of monthly receipts paid to you': () => `${CREATOR_PERCENT}%`,
  'Projected revenue behind the estimates': (offer) => formatDollars(offer.projectedRevenueDollars),
  'Estimated monthly remittance': (offer) => formatDollars(offer.monthlyPaymentDollars),
  'Estimated time at projected revenue': (offer) => formatMonths(offer.estimatedMonths),
};

export type ContractText = ReturnType<typeof contractText>;

/** Returns the agreement for the PDF and the contract screen, blank or signed (R8.1, R8.4, R12.1, R12.7). */
export function contractText(offers: readonly Offer[], signed?: SignatureDetails) {
  return {
    title: 'Purchase and sale of future receipts agreement',
    disclaimer: 'Demonstration document. It has no legal effect.',
    lede: 'You sell a fixed amount of your future membership revenue. We pay you for it now. The agreement is the summary below and the 27 sections after it.',
    summaryHeading: 'Summary of the purchase',
    offerTable: {
      caption:
        offers.length === 1
          ? 'The offer you chose.'
          : 'The three offers. Yours is the column you chose before signing.',
      columns: ['', ...offers.map((offer) => `${offer.months}-month offer`)],
      rows: Object.entries(OFFER_LINES).map(([label, valueOf]) => [label, ...offers.map(valueOf)]),
      note: 'The months in an offer’s name are not a deadline. They say how many months of projected revenue you sell. The estimated time is the purchased amount divided by the estimated monthly remittance; the last remittance is smaller than the others. There is no fixed end date.',
    },
    summary: {
      'Early delivery':
        'You may deliver the rest at any time, without penalty. The total is fixed once you accept the offer, so early delivery does not lower it.',
      'If your revenue falls': `The remittance falls with it, because it is ${REPAYMENT_PERCENT}% of what you earned that month. If you earn nothing in a month, you deliver nothing that month.`,
      'What this is not':
        'Not a loan: no interest, no late fees, no penalties, no personal guarantee, no credit check.',
    },
    sections: CONTRACT_SECTIONS,
    signatures: {
      heading: 'Signatures',
      text: 'By typing your full name you sign this agreement for the business below and confirm that you may do so. This is a demonstration document: signing it binds nobody. Your signed copy ends with a certificate: when you opened this agreement, reached its end, agreed to it and signed it, and the SHA-256 fingerprint of the unsigned file.',
      fields: signatureFields(signed),
    },
  };
}

/** The details that fill in the signature lines; the EIN is empty if invalid. */
type SignatureDetails = {
  readonly business: BusinessDetails;
  readonly ein: string;
  readonly terms: Offer | null;
  readonly signature: string;
  readonly signedAt: string | null;
};

function signatureFields(signed: SignatureDetails | undefined) {
  return {
    'Business (seller)': signed === undefined ? '' : sellerName(signed),
    'Full name, typed': signed?.signature ?? '',
    Title: signed === undefined ? '' : 'Authorized signer',
    'Offer chosen': signed === undefined ? '' : SIGNED_COPY_TEXT.offer(signed.terms),
    Date: signed?.signedAt ? formatDate(signed.signedAt) : '',
    'For Creator Cash Advance (purchaser)': signed === undefined ? '' : 'Not countersigned: a demonstration',
  };
}

function sellerName({ business: { legalName, entityType }, ein }: SignatureDetails): string {
  const name = legalName || (entityType === null ? '' : `${entityTypeNames[entityType]}, legal name not given`);
  return [name, ein && `EIN ${ein}`].filter((part) => part !== '').join(', ') || NOT_GIVEN;
}

export const SIGNED_COPY_TEXT = {
  title: (documentId: string, title: string) => `Signed copy of ${documentId}: ${title}`,
  frame: (documentId: string) => `Signed copy of ${documentId}`,
  offer: (terms: Offer | null) => (terms === null ? 'None chosen' : `${terms.months}-month offer`),
} as const;

/** Returns the schedule, or an explanation if no offer was chosen (R8.1, R8.2). */
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
    text: `What you deliver each month if every month brings the projected revenue. Earn less in a month, and you deliver ${REPAYMENT_PERCENT}% of less: there are then more remittances, and the purchased amount stays the same.`,
    caption: 'Month by month, until the purchased amount is delivered',
    columns: ['Month', 'Estimated remittance', 'Left to deliver'],
    rows: payments.map(({ month, dollars, remainingDollars }) => [
      `Month ${month}`,
      formatDollars(dollars),
      formatDollars(remainingDollars),
    ]),
  };
}
