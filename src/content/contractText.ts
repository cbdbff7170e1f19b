import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { CONTRACT_SECTIONS } from './contractSections.ts';
import type { ContractSection } from './contractShape.ts';
import { formatDollars, formatMonths, formatTenths } from './format.ts';

const CENTS_PER_DOLLAR = 100;

export type ContractText = ReturnType<typeof contractText>;

/**
 * The purchase and sale agreement, one generic text for all three offers. The PDF and the text on the contract screen
 * are both made of it (R8.1, R8.4, R12.1, R12.7).
 */
export function contractText(offers: readonly Offer[]) {
  const offerRow = (label: string, value: (offer: Offer) => string) => ({ label, values: offers.map(value) });
  return {
    product: 'Creator Cash Advance',
    title: 'Purchase and sale of future receipts agreement',
    mark: 'Demonstration document. It has no legal effect.',
    lede: 'You sell a fixed amount of your future membership revenue. We pay you for it now. Read the summary first; the 27 sections after it are the agreement.',
    summaryHeading: 'Summary of the purchase',
    offerTable: {
      caption:
        offers.length === 1
          ? 'The offer you chose.'
          : 'The three offers. Yours is the column you chose before signing.',
      columns: ['', ...offers.map((offer) => `${offer.months}-month offer`)],
      rows: [
        offerRow('Funds you receive', (offer) => formatDollars(offer.amountDollars)),
        offerRow('Purchased amount you deliver in total', (offer) => formatDollars(offer.totalRepaymentDollars)),
        offerRow('Fee, contained in the purchased amount', (offer) => formatDollars(offer.feeDollars)),
        offerRow('Fee as a share of projected revenue', (offer) => `${offer.feePercentage}%`),
        offerRow(
          'Cost for each dollar you receive',
          (offer) => `${formatTenths(offer.costPerDollarReceived * CENTS_PER_DOLLAR)} cents`,
        ),
        offerRow('Specified percentage of monthly receipts', () => `${REPAYMENT_PERCENT}%`),
        offerRow('Share of monthly receipts paid to you', () => `${CREATOR_PERCENT}%`),
        offerRow('Projected revenue behind the estimates', (offer) => formatDollars(offer.projectedRevenueDollars)),
        offerRow('Estimated monthly remittance', (offer) => formatDollars(offer.monthlyPaymentDollars)),
        offerRow('Estimated time at projected revenue', (offer) => formatMonths(offer.estimatedMonths)),
      ],
      note: 'An offer is named for the months its revenue was projected over. They are no deadline. The estimated time is the purchased amount divided by the estimated monthly remittance; the last remittance is smaller than the others. There is no fixed end date.',
    },
    summary: [
      {
        label: 'Early delivery',
        value:
          'You may deliver the rest at any time, without penalty. The total is fixed once you accept the offer, so early delivery does not lower it.',
      },
      {
        label: 'If your revenue falls',
        value: `The remittance falls with it, because it is ${REPAYMENT_PERCENT}% of what you earned that month. A month without receipts is a month without a remittance.`,
      },
      {
        label: 'What this is not',
        value: 'Not a loan: no interest, no late fees, no penalties, no personal guarantee, no credit check.',
      },
    ],
    sections: Object.entries(CONTRACT_SECTIONS).map(([heading, parts]): ContractSection => ({
      heading,
      paragraphs: parts.filter((part) => typeof part === 'string'),
      list: parts.filter((part) => typeof part !== 'string').flat(),
    })),
    signatures: {
      heading: 'Signatures',
      text: 'By typing your full name you sign this agreement for the business below and confirm that you may do so. This is a demonstration document: signing it binds nobody. Your signed copy ends with a certificate: when you opened, read, agreed to and signed this agreement, and its SHA-256 fingerprint.',
      fields: [
        { label: 'Business (seller)', value: '' },
        { label: 'Full name, typed', value: '' },
        { label: 'Title', value: '' },
        { label: 'Offer chosen', value: '' },
        { label: 'Date', value: '' },
        { label: 'For Creator Cash Advance (purchaser)', value: '' },
      ],
    },
  };
}
