import { CONSENT_VERSION, CREATOR_PERCENT, MAX_NAMED_MISSING_ITEMS, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { APR_LABEL, formatDate, formatDollars, formatList, formatMonths, formatPercent } from './format.ts';

/** The review before signing (R12.1). */
export const CONTRACT_REVIEW = {
  heading: 'Check your terms',
  headingSigned: 'What you agreed to',
  offer: {
    heading: 'Offer',
    change: 'Change offer',
    receive: 'You receive',
    wouldReceive: 'You would receive',
    receiveNote: (terms: Offer) => `The ${terms.months}-month offer`,
    repay: 'You repay in total',
    wouldRepay: 'You would repay',
    repayNote: (terms: Offer) => `In about ${formatMonths(terms.estimatedMonths)}, as projected`,
    fee: 'Fee',
    feeNote: (terms: Offer) => `${formatPercent(terms.feePercentage)} of projected revenue`,
    apr: APR_LABEL,
    aprNote: 'A yearly measure to compare costs',
    share: 'Share of payouts',
    shareValue: formatPercent(REPAYMENT_PERCENT),
    shareNote: (terms: Offer, isFundable: boolean) =>
      `About ${formatDollars(terms.monthlyPaymentDollars)} a month.${isFundable ? ` You keep ${CREATOR_PERCENT}%.` : ''}`,
  },
  business: {
    heading: 'Business',
    change: 'Change business details',
    details: 'Details and documents',
    legalName: 'Legal name',
    nameless: 'No legal name given',
    einMalformed: 'This EIN is incomplete.',
    unnamedOwner: (number: number) => `Owner ${number}: no name given`,
    missingPercentage: 'No percentage given',
  },
  irsForm: {
    heading: 'IRS form',
    change: 'Change IRS form',
    name: 'Signed form 4506-T',
    none: 'Not uploaded (optional)',
  },
  notGiven: 'Not given',
  missing: (names: readonly string[]) => {
    const isShort = names.length <= MAX_NAMED_MISSING_ITEMS;
    const missing = isShort ? `Missing: ${formatList(names)}.` : `${names.length} items are missing.`;
    const these = names.length === 1 ? 'it' : 'them';
    return `${missing} You can add ${these} before you sign, or sign now: we'll email you to ask for ${these}.`;
  },
} as const;

/** The consent to electronic records; update CONSENT_VERSION and section 22 of the contract with it (R12.1). */
export const ELECTRONIC_CONSENT = {
  heading: 'Consent to electronic records',
  intro: 'You sign on screen and get everything electronically. Checking the box where you sign gives your consent.',
  points: {
    'What you consent to':
      'You get the agreement and its notices electronically. Your typed full name is your signature.',
    'How to withdraw':
      'Before you sign, leave this page. After you sign, you can withdraw consent for future notices at any time.',
    'How to get paper': 'Print it here, or ask us for a free paper copy.',
    'What you need': 'A device that opens PDF files or web pages, and a working email address.',
  },
  print: 'Print consent and agreement',
  version: `Version of ${formatDate(CONSENT_VERSION)}`,
} as const;
