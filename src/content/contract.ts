import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { formatDollars, formatMonths, formatPercent } from './format.ts';

/** The words of the contract screen (R12); the agreement itself is in contractText.ts. */
export const CONTRACT = {
  title: 'Review and sign your contract',
  intro: 'Read the agreement, tick the box and type your name. Nothing is signed until you submit it.',
  introSigned: 'You have signed this contract. You can read and download it here.',
  documentId: 'Document id',
  documentIdPending: 'Being drawn',
  documentIdFailed: {
    title: 'This contract has no document id',
    text: 'No number could be drawn, so the contract cannot be submitted. Go back and open this screen again to draw one.',
  },
  terms: {
    heading: 'Your terms',
    summary: (terms: OfferTerms) =>
      `You receive ${formatDollars(terms.amountDollars)}. You repay ${formatDollars(terms.totalRepaymentDollars)} from your Patreon payouts.`,
    receive: 'You receive',
    receiveNote: (terms: OfferTerms) => `The ${terms.months}-month offer`,
    repay: 'You repay in total',
    repayNote: (terms: OfferTerms) =>
      `Includes the fee of ${formatDollars(terms.feeDollars)}, ${formatPercent(terms.feePercentage)} of projected revenue`,
    monthly: 'Estimated monthly payment',
    monthlyNote: `${REPAYMENT_PERCENT}% of each payout; ${CREATOR_PERCENT}% is paid to you`,
    time: 'Estimated time',
    timeValue: (terms: OfferTerms) => formatMonths(terms.estimatedMonths),
    timeNote: 'At your projected revenue; the last payment is smaller',
  },
  noOffer: {
    title: 'No offer is chosen',
    text: 'Your terms depend on the offer you take. You can read the contract first.',
    link: 'Choose an offer',
  },
  document: 'Contract',
  loading: 'Loading the contract',
  failed: {
    title: 'The PDF cannot be shown here',
    text: 'The whole text of the contract stands below, word for word. You can read and sign it here, or try the PDF again.',
    retry: 'Try again',
  },
  term: 'Term',
  blankField: 'To be filled in',
  download: 'Download the contract',
  sign: {
    heading: 'Sign',
    agreement: 'I have read the contract and agree to its terms.',
    agreementLocked: 'Scroll to the end of the contract to tick this box.',
    name: 'Full name',
    nameHint: 'Typed here, your full name is your signature.',
    nameLocked: 'Tick the box above to type your name.',
    submit: 'Submit signed contract',
    busy: 'Submitting...',
    blocked: {
      unread: 'Scroll to the end of the contract first.',
      agreement: 'Tick the box to go on.',
      signature: 'Type your full name to go on.',
      documentId: 'The document id is still missing.',
    },
  },
  signed: {
    title: 'This contract is signed',
    text: 'It is final and cannot be signed again.',
  },
  continue: 'Continue to Dashboard',
  congratulations: {
    title: 'Congratulations!',
    text: 'Your contract is signed.',
    next: 'Funding typically begins within 24-48 hours of contract execution.',
    copy: 'Keep a copy of the agreement you signed.',
  },
} as const;
