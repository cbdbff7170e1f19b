import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { formatDollars } from './format.ts';

/** The words of the contract screen (R12); the agreement itself is in contractText.ts. */
export const CONTRACT = {
  title: 'Your contract',
  intro: 'Check your terms, read the agreement, then sign. Nothing is final until you submit.',
  documentId: 'Document id',
  documentIdPending: 'Coming up',
  documentIdFailed: {
    title: 'This contract has no document id',
    text: "We couldn't give it a number, so it can't be submitted yet.",
    retry: 'Get a number',
  },
  agreement: {
    heading: 'The agreement',
    sections: (count: number) => `${count} sections`,
    readAsText: 'Read as text',
    showPdf: 'Show the PDF',
    yours: (terms: Offer) => `The PDF lists three offers. Yours is the ${terms.months}-month offer.`,
    skipToEnd: 'Skip to the end',
  },
  document: 'Contract',
  loading: 'Loading the contract',
  failed: {
    title: 'The PDF cannot be shown here',
    text: 'The full text is below. Read and sign it here, or try the PDF again.',
    retry: 'Try again',
  },
  term: 'Term',
  blankField: 'To be filled in',
  download: 'Download the contract',
  downloadUnsigned: 'Download it unsigned',
  sign: {
    heading: 'Sign',
    summary: (terms: Offer) =>
      `You receive ${formatDollars(terms.amountDollars)}. You repay ${formatDollars(terms.totalRepaymentDollars)} from your Patreon payouts. Until then we manage your Patreon login and payout settings.`,
    noOffer: 'No offer is chosen, so no amount is agreed.',
    consent: 'This also gives your consent to electronic records.',
    agreement: 'I have read the contract and agree to its terms.',
    agreementLocked: 'Scroll to the end of the contract to tick this box.',
    name: 'Full name',
    nameHint: 'Typing your full name signs this agreement.',
    nameOddities: {
      short: 'We expect your full legal name here.',
      stranger: "This isn't an owner you listed. Sign only if you may sign for the business.",
    },
    nameLocked: 'Tick the box above to type your name.',
    submit: 'Submit signed contract',
    busy: 'Submitting...',
    blocked: {
      reading: 'Scroll to the end of the contract first.',
      agreement: 'Tick the box to sign.',
      signature: 'Type your full name to sign.',
      documentId: 'The document id is missing.',
    },
  },
  signed: 'The terms are fixed. Until we send the money you can still cancel (section 21). Keep your signed copy.',
  signedWithoutMoney: 'Keep your signed copy.',
  continue: 'Continue to Dashboard',
  congratulations: {
    title: 'Congratulations!',
    text: 'Your contract is signed.',
    receive: 'You receive',
    receiveNote: (terms: Offer) => `You repay ${formatDollars(terms.totalRepaymentDollars)} from your Patreon payouts.`,
    nextHeading: 'What happens next',
    missing: (count: number) =>
      count === 1 ? 'We email you for what is missing.' : `We email you for the ${count} items that are missing.`,
    next: [
      'Connect the bank account that receives your advance.',
      'Funding typically begins within 24-48 hours of contract execution, subject to final approval.',
      `Then ${REPAYMENT_PERCENT}% of each payout goes to repayment and ${CREATOR_PERCENT}% to you.`,
    ],
  },
} as const;
