import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { CONTRACT_SECTIONS } from './contractSections.ts';
import { formatCents, formatDollars, formatMonths } from './format.ts';

export type ContractRecord = {
  readonly heading: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The lines of an offer, each with its value (R8.1, R8.4). */
export const OFFER_LINES: Readonly<Record<string, (offer: Offer) => string>> = {
  'Funds you receive': (offer) => formatDollars(offer.amountDollars),
  'Purchased amount you deliver in total': (offer) => formatDollars(offer.totalRepaymentDollars),
  'Fee, contained in the purchased amount': (offer) => formatDollars(offer.feeDollars),
  'Fee as a share of projected revenue': (offer) => `${offer.feePercentage}%`,
  'Cost for each dollar you receive': (offer) => formatCents(offer.costPerDollarReceived),
  'Specified percentage of monthly receipts': () => `${REPAYMENT_PERCENT}%`,
  'Share of monthly receipts paid to you': () => `${CREATOR_PERCENT}%`,
  'Projected revenue behind the estimates': (offer) => formatDollars(offer.projectedRevenueDollars),
  'Estimated monthly remittance': (offer) => formatDollars(offer.monthlyPaymentDollars),
  'Estimated time at projected revenue': (offer) => formatMonths(offer.estimatedMonths),
};

export type ContractText = ReturnType<typeof contractText>;

/** The agreement, as the PDF and the contract screen show it (R8.1, R8.4, R12.1, R12.7). */
export function contractText(offers: readonly Offer[]) {
  return {
    product: 'Creator Cash Advance',
    title: 'Purchase and sale of future receipts agreement',
    mark: 'Demonstration document. It has no legal effect.',
    lede: 'You sell a fixed amount of your future membership revenue. We pay you for it now. The agreement is the summary below and the 27 sections after it.',
    summaryHeading: 'Summary of the purchase',
    offerTable: {
      caption:
        offers.length === 1
          ? 'The offer you chose.'
          : 'The three offers. Yours is the column you chose before signing.',
      columns: ['', ...offers.map((offer) => `${offer.months}-month offer`)],
      rows: Object.entries(OFFER_LINES).map(([label, valueOf]) => [label, ...offers.map(valueOf)]),
      note: 'The months in an offer’s name are no deadline: they count the months of projected revenue that you sell. The estimated time is the purchased amount divided by the estimated monthly remittance; the last remittance is smaller than the others. There is no fixed end date.',
    },
    summary: {
      'Early delivery':
        'You may deliver the rest at any time, without penalty. The total is fixed once you accept the offer, so early delivery does not lower it.',
      'If your revenue falls': `The remittance falls with it, because it is ${REPAYMENT_PERCENT}% of what you earned that month. If you earn nothing in a month, you repay nothing that month.`,
      'What this is not':
        'Not a loan: no interest, no late fees, no penalties, no personal guarantee, no credit check.',
    },
    sections: CONTRACT_SECTIONS,
    signatures: {
      heading: 'Signatures',
      text: 'By typing your full name you sign this agreement for the business below and confirm that you may do so. This is a demonstration document: signing it binds nobody. Your signed copy ends with a certificate: when you opened this agreement, reached its end, agreed to it and signed it, and the SHA-256 fingerprint of the unsigned file.',
      fields: {
        'Business (seller)': '',
        'Full name, typed': '',
        Title: '',
        'Offer chosen': '',
        Date: '',
        'For Creator Cash Advance (purchaser)': '',
      },
    },
  };
}
