import {
  COUNTDOWN_DAY_MS,
  CREATOR_PERCENT,
  REMINDER_DAYS_BEFORE_PAYMENT,
  REPAYMENT_PERCENT,
} from '#machines/constants.ts';
import type { ComparedOffer } from '#machines/journey/views/viewOffers.ts';
import { formatDate, formatDays, formatDollars, formatMonths, formatPercent } from './format.ts';
import { formatMoment } from './moments.ts';

const SECOND_MS = 1000;

/** The words of the set-up screen (R13.1 to R13.3). */
export const DASHBOARD = {
  title: 'Set up your repayment',
  intro: 'Connect the bank account that receives your advance. The browser extension is optional.',
  steps: {
    label: 'Set-up',
    standings: { done: 'Done', next: 'Next', open: 'To do', optional: 'Optional' },
    contract: 'Your contract',
  },
  signed: {
    title: (documentId: string) => `Contract ${documentId} is signed.`,
    by: (signature: string) => `Signed by ${signature}`,
    byAt: (signature: string, signedAt: string) => `Signed by ${signature} on ${formatMoment(signedAt)}`,
    receive: 'You receive',
    receiveValue: (terms: ComparedOffer) => formatDollars(terms.amountDollars),
    receiveNote: (terms: ComparedOffer) => `The ${terms.months}-month offer`,
    repay: 'You repay in total',
    repayValue: (terms: ComparedOffer) => formatDollars(terms.totalRepaymentDollars),
    repayNote: (terms: ComparedOffer) =>
      `Includes the fee of ${formatDollars(terms.feeDollars)}, ${formatPercent(terms.feePercentage)} of projected revenue`,
    time: 'Estimated time',
    timeValue: (terms: ComparedOffer) => formatMonths(terms.estimatedMonths),
    timeNote: ({ lastPayment }: ComparedOffer) =>
      `At your projected revenue; last payment ${formatDollars(lastPayment.dollars)} in month ${lastPayment.month}`,
    copy: 'The signed copy holds the contract, a schedule with your terms and a certificate of the signature.',
  },
  unsigned: {
    title: 'No contract is signed yet',
    text: 'You can look at this screen now. The advance starts with the signed contract.',
    link: 'Go to the contract',
  },
  nextPayment: {
    label: 'Next payment',
    days: (days: number) => (days === 0 ? 'Today' : `In ${formatDays(days)}`),
    date: (date: string) => formatDate(date),
    text: `${REPAYMENT_PERCENT}% of what your payouts bring that month. It is taken from them; you send nothing yourself.`,
    unsigned: 'A sample: nothing is due before a contract is signed.',
    demonstration: `In this demonstration a day passes every ${COUNTDOWN_DAY_MS / SECOND_MS} seconds.`,
  },
  bank: {
    heading: 'Your bank account',
    text: 'Your advance is paid into this account, and so is your share of each payout.',
    demonstration:
      'In this demonstration no bank is contacted and nothing is asked for: Connect Bank opens your repayment dashboard.',
    action: 'Connect Bank',
  },
  extension: {
    heading: 'The browser extension',
    text: 'Optional: a button in your browser that opens your repayment dashboard. It asks for no permissions and downloads as a ZIP file.',
    demonstration: 'It is in no store, so you add it to your browser by hand, as an unpacked extension.',
    action: 'Download Extension',
  },
  money: {
    heading: 'When the money arrives',
    intro: 'Three statements about the same money. Each counts from a starting point of its own.',
    columns: { what: 'What', when: 'When', from: 'Counted from', source: 'Said in' },
    readings: [
      {
        what: 'Funding begins',
        when: 'Typically within 24-48 hours',
        from: 'Contract execution',
        source: 'The offers and the contract',
      },
      {
        what: 'Funds arrive',
        when: 'Typically in 2-3 business days',
        from: 'Approval and signing',
        source: 'The answers to questions',
      },
      {
        what: 'The money is sent',
        when: 'Within a few business days',
        from: 'The step before, selecting your offer',
        source: 'How it works',
      },
    ],
    note: 'Your bank may take further time to credit the money. In this demonstration no money is sent.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      'You connect your bank account.',
      'Funding typically begins within 24-48 hours of contract execution.',
      `Each month, ${REPAYMENT_PERCENT}% of your payouts goes to repayment and ${CREATOR_PERCENT}% is paid to you.`,
      `You get an e-mail reminder ${REMINDER_DAYS_BEFORE_PAYMENT} days before each payment.`,
    ],
  },
  check: {
    heading: 'Check a copy',
    intro:
      'Is a file the copy you signed, unchanged? Choose it here. Your copy is written again, and the two are compared to the last bit. The file stays on this device.',
    choose: 'Choose a file to check',
    chooseAnother: 'Check another file',
    drop: 'or drop it here',
    input: 'File to check',
    busy: 'Comparing...',
    verdicts: {
      same: {
        title: 'This is your signed copy, unchanged',
        text: (name: string) => `${name} is the same as your signed copy, to the last bit.`,
      },
      different: {
        title: 'This is not your signed copy',
        text: (name: string) =>
          `${name} is a PDF file, and it differs from your signed copy. It may be another document, or a copy that was changed or saved anew.`,
      },
      notPdf: {
        title: 'This is not a PDF file',
        text: (name: string) => `${name} cannot be a signed copy. A signed copy is a PDF file.`,
      },
      failed: {
        title: 'The file could not be compared',
        text: (name: string) =>
          `${name} could not be read, or your copy could not be written again. Nothing about your contract has changed. Try again.`,
      },
    },
    fingerprintOfFile: 'SHA-256 of this file',
    fingerprintOfCopy: 'SHA-256 of your signed copy',
  },
} as const;
