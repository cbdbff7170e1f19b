import type { FundingTimeline } from '#machines/domain/funding.ts';
import type { Offer } from '#machines/domain/offers.ts';
import { formatDollars, formatList, formatMoment, formatSpan, formatWeekday } from './format.ts';

/** The words of the set-up screen (R13.1 to R13.3, R16.4). */
export const DASHBOARD = {
  title: 'Set up your repayment',
  steps: {
    label: 'Set-up',
    statuses: { done: 'Done', started: 'Started', next: 'Next', open: 'To do', optional: 'Optional' },
    contract: 'Your contract',
  },
  missing: (names: readonly string[]) =>
    `Still missing: ${formatList(names)}. We'll email you for these before funding.`,
  signed: {
    id: (documentId: string) => `Contract ${documentId}`,
    by: (signature: string, signedAt: string | null) =>
      `Signed by ${signature}${signedAt === null ? '' : ` on ${formatMoment(signedAt)}`}`,
    terms: ({ amountDollars, totalRepaymentDollars }: Offer) =>
      `You receive ${formatDollars(amountDollars)} and repay ${formatDollars(totalRepaymentDollars)}.`,
    details: 'Terms and signed copy',
  },
  unsigned: {
    text: 'No contract is signed yet. Your advance starts with your signature.',
    link: 'Go to the contract',
  },
  bank: {
    heading: 'Your bank account',
    text: 'Connect the account of your business.',
    action: 'Connect Bank',
    started: 'Your bank connection has started. The demo stops before your bank opens.',
    repayment: 'See your repayment',
  },
  extension: {
    heading: 'Browser extension',
    text: 'For your computer: a browser button that opens your repayment dashboard.',
    action: 'Download Extension',
  },
  timeline: {
    heading: 'What happens when',
    entries: ({ signed, funding, funds }: FundingTimeline) => [
      {
        when: formatWeekday(signed),
        what: 'You signed. We contact you to set up your Patreon payouts. Until we send the money you can cancel (section 21).',
      },
      {
        when: formatSpan(funding),
        what: 'Funding typically begins, 24-48 hours after signing',
      },
      {
        when: formatSpan(funds),
        what: 'Funds typically arrive in your bank, 2-3 business days after approval and signing',
      },
    ],
  },
} as const;
