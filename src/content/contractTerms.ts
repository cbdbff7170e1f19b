import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { ContractSection } from './contractShape.ts';

/** Sections 1 to 11 of the contract: what is sold, for how much, and how it is delivered (R12.7). */
export const CONTRACT_TERMS: readonly ContractSection[] = [
  {
    heading: 'Parties and effective date',
    paragraphs: [
      'This agreement is between Creator Cash Advance (“we”, “us”), the purchaser, and the business in your business details (“you”), the seller. You are a business registered in the United States, an LLC or a higher form. We do not buy from sole proprietors or from creators without recurring revenue.',
      'The agreement takes effect on the day you have signed it and we have given our final approval, whichever comes later. Every offer is subject to that approval. Until then neither of us owes the other anything under it.',
    ],
  },
  {
    heading: 'Definitions',
    paragraphs: ['These words have one meaning wherever they stand in this agreement.'],
    list: [
      '“Platform” is the membership platform you connected, through which your members pay you.',
      '“Receipts” are the subscription revenue that the platform pays out for your work after the effective date, after the platform’s own fees and refunds.',
      '“Offer” is the one of the three offers in the summary that you chose before signing.',
      '“Purchase price” is the amount the summary calls funds you receive.',
      '“Purchased amount” is the fixed dollar amount of future receipts that you sell. It does not grow after you accept the offer.',
      '“Fee” is the purchased amount less the purchase price.',
      `“Specified percentage” is ${REPAYMENT_PERCENT}% of the receipts of each month.`,
      '“Remittance” is the specified percentage of one month’s receipts, in dollars.',
      '“Managed account” is the secure account, managed by us, into which your payouts are redirected.',
      '“Advance period” runs from the first redirected payout until the purchased amount has been delivered.',
    ],
  },
  {
    heading: 'Sale of future receipts',
    paragraphs: [
      'You sell to us, and we buy from you, future receipts up to the purchased amount. You deliver them as the specified percentage of the receipts of each month, as those receipts arise, until the purchased amount has been delivered. Then the sale is complete and you owe nothing more.',
      'We buy receipts and nothing else. We take no equity in your business, no rights in your work and no creative control.',
    ],
  },
  {
    heading: 'Purchase price and payout timing',
    paragraphs: [
      'We pay the purchase price to the bank account you connect. We deduct nothing from it: the fee is already contained in the purchased amount.',
      'Funding typically begins within 24-48 hours of contract execution. Your bank may take further time to credit the money. If we do not pay, you may cancel under section 21.',
    ],
  },
  {
    heading: 'Specified percentage and how receipts are delivered',
    paragraphs: [
      `Each month ${REPAYMENT_PERCENT}% of the receipts that arrive are delivered to us and ${CREATOR_PERCENT}% are paid to you. Collections are taken directly from your platform payouts, automatically, each month. You send nothing yourself.`,
      'Only receipts that arrive count. The estimated monthly remittance in the summary is the specified percentage of one month of projected revenue. It is an estimate and never a minimum.',
      'The last remittance is only what is left of the purchased amount. Everything above it is yours.',
    ],
  },
  {
    heading: 'Payout redirection and the managed account',
    paragraphs: [
      `During the advance period your platform payouts are redirected to the managed account. There we separate the specified percentage from your ${CREATOR_PERCENT}% and pay your part out to you monthly.`,
      'Your part belongs to you at all times. We hold it for you, use it for nothing else and set nothing off against it.',
      'When the purchased amount has been delivered, payouts return to your original account.',
    ],
  },
  {
    heading: 'Reconciliation when revenue changes',
    paragraphs: [
      'The remittance follows your receipts by itself: it is a percentage of what arrived, so it falls in the month your receipts fall and rises in the month they rise. No request is needed and nothing else in this agreement changes.',
      'If you believe that we took more than the specified percentage, tell us at any time and as often as you need. We compare the platform’s statements with what we took, show you the comparison and pay any excess back to you within five business days. This costs you nothing.',
    ],
  },
  {
    heading: 'Not a loan; no interest; no fixed maturity; risk the purchaser accepts',
    paragraphs: [
      'This is a purchase of future receipts. It is not a loan. It bears no interest, it has no fixed maturity, and the estimated time in the summary is not a deadline. We make no credit check and report nothing to a credit bureau.',
      'We accept the risk that the purchased amount is delivered late, in part or not at all because of any of the following. In each case you owe no more than the specified percentage of the receipts that do arrive.',
    ],
    list: [
      'Your receipts are lower, or come later, than was projected.',
      'Members leave, or the audience for your work changes.',
      'The platform changes its terms, closes, or ends your account without your fault.',
      'Your business slows down, pauses or fails in the ordinary course.',
    ],
  },
  {
    heading: 'Early delivery, no penalty',
    paragraphs: [
      'You may deliver the rest of the purchased amount, or part of it, at any time. There is no penalty and no charge for doing so.',
      'The total is fixed once you accept the offer. Delivering early does not lower it, and delivering later than estimated does not raise it.',
    ],
  },
  {
    heading: 'Fees (complete list)',
    paragraphs: ['This list is complete. We may not charge you anything that is not on it.'],
    list: [
      'Fee for this purchase: the dollar amount the summary gives for your offer, contained in the purchased amount.',
      'Interest: none.',
      'Late fees: none.',
      'Penalties, for early delivery or anything else: none.',
      'Charges for applying, for the account, for transfers or for reconciliation: none.',
    ],
  },
  {
    heading: 'Platform access, locked settings and return of access',
    paragraphs: [
      'There are two kinds of access. The connection that reads your earnings is encrypted and read-only. Apart from it, during the advance period we manage your platform login credentials and payout settings, and sensitive areas such as payment details are locked.',
      'We use that access for payouts only. We do not publish, remove or price your work, write to your members or change your page.',
      'When the purchased amount has been delivered, the locks are lifted, your payouts return to your original account and our access ends.',
    ],
  },
];
