import { CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { formatAprInWords, formatDollars } from './format.ts';

/** The contract screen (R12); the agreement itself is in contractText.ts. */
export const CONTRACT = {
  title: 'Your contract',
  cancel: 'After you sign, you can still cancel until we send the money.',
  documentId: 'Document ID',
  documentIdPending: 'Coming up',
  documentIdFailed: {
    title: 'This contract has no document ID',
    text: "We couldn't give it a number, so it can't be submitted yet.",
    retry: 'Get a number',
  },
  agreement: {
    heading: 'The agreement',
    sections: (count: number) => `${count} sections`,
    readAsText: 'Read with your details',
    showPdf: 'Show the PDF',
    yours: (terms: Offer) => `The PDF lists three offers. Yours is the ${terms.months}-month offer.`,
    skipToEnd: 'Go to the end',
    readAll: 'Read the whole agreement',
    close: 'Close',
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
  chooseFirst: 'Choose an offer to fill in this summary.',
  noTerms: 'None. This contract has no offer.',
  download: 'Download the contract',
  downloadUnsigned: 'Download the unsigned contract',
  sign: {
    heading: 'Sign',
    summary: (terms: Offer) =>
      `You receive ${formatDollars(terms.amountDollars)} and repay ${formatDollars(terms.totalRepaymentDollars)}: ${REPAYMENT_PERCENT}% of each payout until it is repaid. ${formatAprInWords(terms.aprPercent)} While you repay, we manage your Patreon login and payout settings.`,
    noOffer: "You haven't chosen an offer, so no amount is agreed. You can't add one after you sign.",
    unfunded: 'You receive nothing and owe nothing.',
    confirms: {
      before: 'This also confirms that you may sign for',
      business: 'your business',
      after: 'and gives your consent to electronic records.',
    },
    agreement: 'I have read the contract and agree to its terms.',
    agreementLocked: 'Scroll to the end of the contract to check this box.',
    name: 'Full name',
    nameHint: 'Your typed name is your signature. We save it and your check mark only when you submit.',
    nameWarnings: {
      short: 'Type your first and last name: they are your signature.',
      unlistedOwner: "This isn't an owner you listed. Only sign if you are authorized to.",
    },
    submit: 'Submit signed contract',
    busy: 'Submitting...',
    blocked: {
      reading: 'Scroll to the end of the contract first.',
      agreement: 'Check the box to sign.',
      signature: 'Type your full name to sign.',
      documentId: 'The document ID is missing.',
    },
  },
  signed: 'The terms are fixed. Until we send the money you can still cancel (section 21). Keep your signed copy.',
  signedWithoutMoney: 'Keep your signed copy.',
  continue: 'Continue to Dashboard',
  congratulations: {
    title: 'Congratulations!',
    titleWithoutMoney: 'Your contract is signed',
    text: 'Your contract is signed.',
    receive: 'You receive',
    receiveNote: (terms: Offer) =>
      `You repay ${formatDollars(terms.totalRepaymentDollars)} from your Patreon payouts. ${formatAprInWords(terms.aprPercent)}`,
    nextHeading: 'What happens next',
    missing: (count: number) => `We'll email you about the ${count === 1 ? 'missing item' : `${count} missing items`}.`,
    next: [
      'Connect the bank account where we send the money.',
      'Funding typically begins within 24-48 hours of contract execution, subject to final approval.',
      `Then ${REPAYMENT_PERCENT}% of each payout goes to repayment and ${CREATOR_PERCENT}% to you.`,
    ],
  },
} as const;
