import { CONSENT_VERSION, CREATOR_PERCENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import type { OfferTerms } from '#machines/journey/views/viewOffers.ts';
import { ENTITY_DETAILS } from './entityDetails.ts';
import { formatDollars, formatFileSize, formatMonths, formatPercent, LOCALE } from './format.ts';

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** The words of the check before signing (R12.1). */
export const CONTRACT_REVIEW = {
  heading: 'Check before signing',
  intro: 'This is what you are about to agree to. You can change every part of it until you submit.',
  headingSigned: 'What you agreed to',
  offer: {
    heading: 'Offer',
    change: 'Change offer',
    receive: 'You receive',
    receiveNote: (terms: OfferTerms) => `The ${terms.months}-month offer`,
    repay: 'You repay in total',
    repayNote: (terms: OfferTerms) => `About ${formatMonths(terms.estimatedMonths)} at your projected revenue`,
    fee: 'Fee',
    feeNote: (terms: OfferTerms) => `${formatPercent(terms.feePercentage)} of projected revenue, in the total`,
    share: 'Of each payout',
    shareValue: formatPercent(REPAYMENT_PERCENT),
    shareNote: (terms: OfferTerms) =>
      `${formatDollars(terms.monthlyPaymentDollars)} a month as projected; ${CREATOR_PERCENT}% is paid to you`,
  },
  noOffer: {
    title: 'No offer is chosen',
    text: 'Your terms depend on the offer you take. You can read the contract first.',
    link: 'Choose an offer',
    signed: 'No offer was chosen.',
  },
  business: {
    heading: 'Business',
    change: 'Change business details',
    entityType: ENTITY_DETAILS.business.entityType,
    entityTypeNames: ENTITY_DETAILS.business.entityTypeNames,
    ein: ENTITY_DETAILS.business.ein,
    einLabels: {
      ending: (digits: string) => `Ending in ${digits}`,
      show: 'Show the EIN',
      hide: 'Hide the EIN',
    },
    einMalformed: 'This is not a whole EIN.',
    address: ENTITY_DETAILS.business.address,
    owners: ENTITY_DETAILS.owners.legend,
    ownerNameless: (number: number) => `Owner ${number}, unnamed`,
    ownerShare: (percentage: string) => `${percentage}%`,
    ownerShareless: 'without a percentage',
  },
  documents: {
    heading: 'Documents',
    names: ENTITY_DETAILS.documents.names,
    ownerId: (number: number) => `Owner ${number} ID document`,
    size: (sizeBytes: number) => formatFileSize(sizeBytes),
  },
  irsForm: {
    heading: 'IRS form',
    change: 'Change IRS form',
    name: 'Signed form 4506-T',
    none: 'Not uploaded; it is optional',
  },
  notGiven: 'Not given',
  missing: {
    title: 'Not everything is here',
    text: (items: readonly string[]) =>
      `Still missing or not acceptable: ${list.format(items)}. For this demonstration you can sign all the same.`,
    items: (taxReturnYear: number) => ({
      ...ENTITY_DETAILS.documents.names(taxReturnYear),
      entityType: 'entity type',
      ein: 'EIN',
      address: 'business address',
      owners: 'owners',
      income: 'income confirmation',
      authorization: 'authorization',
    }),
  },
} as const;

/** The consent to electronic records, in the words that CONSENT_VERSION names; section 22 of the contract says the same (R12.1). */
export const ELECTRONIC_CONSENT = {
  heading: 'Consent to electronic records',
  intro: 'The agreement is shown, signed and kept electronically. Ticking the agreement box below gives your consent.',
  points: [
    {
      term: 'What you consent to',
      text: 'To receive the agreement and the notices under it electronically, and to sign with your typed full name.',
    },
    {
      term: 'How to withdraw',
      text: 'Before you sign, leave this page. Afterwards tell us, and it ends for the future. The signed agreement stands.',
    },
    {
      term: 'How to get paper',
      text: 'Print it here, or ask us for a copy on paper. It is free of charge.',
    },
    {
      term: 'What you need',
      text: 'A device that opens PDF files or web pages, and an e-mail address that works.',
    },
  ],
  print: 'Print consent and agreement',
  version: `Version ${CONSENT_VERSION}`,
} as const;
