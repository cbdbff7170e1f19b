import type { DateSpan, FundingTimeline } from '#machines/domain/funding.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { formatAprInWords, formatCount, formatDollars, formatMoment, formatSpan, formatWeekday } from './format.ts';

export const earliest = ({ first }: DateSpan) => `${formatWeekday(first)} at the earliest`;

/** The setup screen (R13.1 to R13.3, R16.4). */
export const DASHBOARD = {
  title: 'Finish setting up',
  steps: {
    label: 'Set-up',
    statuses: {
      done: 'Done',
      started: 'Started',
      next: 'Next',
      open: 'To do',
      unneeded: 'Not needed',
      optional: 'Optional',
    },
    contract: 'Your contract',
  },
  missing: (count: number) => `We'll email you about ${formatCount(count, 'missing item')}`,
  signed: {
    id: (documentId: string) => `Contract ${documentId}`,
    by: (signature: string, signedAt: string | null) =>
      `Signed by ${signature}${signedAt === null ? '' : ` on ${formatMoment(signedAt)}`}`,
    terms: ({ amountDollars, totalRepaymentDollars, aprPercent }: Offer) =>
      `You receive ${formatDollars(amountDollars)} and repay ${formatDollars(totalRepaymentDollars)}. ${formatAprInWords(aprPercent)}`,
    details: 'Terms and signed copy',
  },
  unsigned: {
    text: 'No contract is signed yet.',
    link: 'Go to the contract',
  },
  bank: {
    heading: 'Your bank account',
    texts: {
      started: 'This demo contacts no bank.',
      next: 'We send the money to this account.',
      open: 'After you sign for an offer, we send the money to this account.',
      unneeded: 'Nothing is paid out.',
    },
    action: 'Connect Bank',
    repayment: 'See your repayment',
  },
  extension: {
    heading: 'Extension',
    text: 'Adds a button to your desktop browser. It opens your repayment page.',
    action: 'Download Extension',
  },
  timeline: {
    heading: 'Your timeline',
    entries: ({ signed, funding, funds }: FundingTimeline, isComplete: boolean) => [
      {
        when: formatWeekday(signed),
        what: "You signed. We'll set up your Patreon login and payouts with you. To cancel before funding, reply to any email.",
      },
      {
        when: isComplete ? formatSpan(funding) : earliest(funding),
        what: `Funding typically begins 24-48 hours after signing, once ${isComplete ? '' : 'nothing is missing and '}we approve.`,
      },
      {
        when: isComplete ? formatSpan(funds) : earliest(funds),
        what: 'Funds typically arrive 2-3 business days after approval and signing.',
      },
    ],
  },
} as const;
