import {
  DEMO_EMAIL,
  EXAMPLE_MONTHS,
  EXAMPLE_REVENUE_THOUSAND_DOLLARS,
  INCOME_SHARE_LIMIT_PERCENT,
  PAYOUT_DOLLARS,
  QUALIFYING_MONTHLY_REVENUE_DOLLARS,
  QUALIFYING_REVENUE_MONTHS,
} from '#machines/constants.ts';
import type { AdvanceMonths, EligibilityQuestion } from '#machines/domain/choices.ts';
import type { LandingAnchor } from '#machines/journey/routes.ts';
import { formatAprInWords, formatDollars, formatList, formatPercent } from './format.ts';

const revenue = (thousandDollars: number) => formatDollars(thousandDollars * 1000);

/** The eleven uses of funding that the headline rotates through (R3.2). */
export const PHRASES = [
  'grow subscribers with ads',
  'finance a special and get leverage with distributors',
  'upgrade a production studio',
  'expand into a multi-creator network',
  'launch a new product line',
  'buy creative gear',
  'hire editors',
  'secure paid collabs with bigger creators',
  'go full-time',
  'hire creative support',
  'expand product offerings',
] as const;

/** The top of the landing page: hero, example and calculators (R3.1 to R3.8). */
export const LANDING = {
  applyNow: 'Apply Now',
  bar: {
    sections: 'On this page',
    menu: 'Menu',
    how: 'How it works',
    qualification: 'Qualification',
    faq: 'FAQ',
  },
  hero: {
    title: 'Get your future revenue now',
    phraseLead: 'to',
    allPhrases: `For example to ${PHRASES.slice(0, -1).join('; ')}; or ${PHRASES.slice(-1).join('')}.`,
    pause: 'Pause the examples',
    play: 'Play the examples',
    intro: 'Your subscribers pay every month. We buy a fixed amount of that future revenue and pay you up front.',
    estimate: 'Estimate Your Advance',
    finePrint: 'A demonstration: no money moves. All offers are subject to final approval.',
  },
  example: {
    name: 'Maya Torres',
    badge: 'Example',
    story: `Her podcast earns ${revenue(EXAMPLE_REVENUE_THOUSAND_DOLLARS)} a month from subscribers. She sells ${EXAMPLE_MONTHS} months of it to hire an editor.`,
    receives: 'She receives about',
    repays: 'She repays',
    repayment: (percent: number, months: string) =>
      `${percent}% of each payout goes to repayment, for about ${months}. The rest is hers.`,
    key: { repaying: 'Repays', own: 'Hers to keep' },
  },
  sources: {
    title: 'Supported revenue sources',
    today: 'You apply with Patreon, and can add YouTube. The others are coming.',
  },
  estimatedAdvance: 'Estimated advance',
  fee: 'Fee',
  /** Names another business as the recipient if the visitor's business can't be funded (R16.1). */
  who: (isFundable: boolean) =>
    isFundable
      ? { receives: 'You receive', receivesAfterFee: 'You receive, after the fee', repays: 'You repay' }
      : {
          receives: 'A funded business would receive',
          receivesAfterFee: 'A funded business would receive, after the fee',
          repays: 'It would repay',
        },
  about: (receives: string) => `${receives} about`,
  feeOf: (feeDollars: number, amountDollars: number) =>
    `${formatDollars(feeDollars)} (${formatPercent(Math.round((feeDollars * 1000) / amountDollars) / 10)})`,
  months: (months: AdvanceMonths) => `${months} months`,
  calculator: {
    title: 'Estimate by revenue',
    revenueLabel: 'Monthly subscription revenue',
    revenueSuffix: 'a month',
    revenue: (thousandDollars: number) => `${revenue(thousandDollars)} per month`,
    sizeLegend: 'Months of revenue you sell',
    spoken: (advanceDollars: number, receivesDollars: number, aprPercent: number, receives: string) =>
      `Estimated advance: ${formatDollars(advanceDollars)}. ${receives} about ${formatDollars(receivesDollars)} after the fee. ${formatAprInWords(aprPercent)}`,
  },
  payout: {
    title: 'Estimate by amount',
    amountLabel: 'Future revenue you sell',
    amountHint: `${formatDollars(PAYOUT_DOLLARS.min)} to ${formatDollars(PAYOUT_DOLLARS.max)}`,
    durationLegend: 'Months it covers',
    spoken: (receivesDollars: number, feeDollars: number, aprPercent: number, receives: string) =>
      `${receives} ${formatDollars(receivesDollars)} after a fee of ${formatDollars(feeDollars)}. ${formatAprInWords(aprPercent)}`,
  },
  estimates: 'These are estimates, not offers.',
} as const;

/** The revenue sources shown as logos (R3.5). */
export const SOURCES = [
  { id: 'patreon', name: 'Patreon', kind: 'Membership platform' },
  { id: 'youtube', name: 'YouTube', kind: 'Video platform' },
  { id: 'supercast', name: 'Supercast', kind: 'Podcast subscription platform' },
  { id: 'twitch', name: 'Twitch', kind: 'Streaming platform' },
  { id: 'applePodcast', name: 'Apple Podcasts', kind: 'Podcast directory platform' },
  { id: 'substack', name: 'Substack', kind: 'Newsletter platform' },
] as const;

/** The middle of the landing page (R3.9, R3.10, R3.13). */
export const SECTIONS = {
  claims: {
    title: 'Revenue-based funding, not a loan.',
    listLabel: 'What you do not pay and do not give up',
    none: 'No',
    items: [
      'interest',
      'credit impact',
      'credit checks',
      'personal guarantees',
      'late fees',
      'penalties',
      'equity taken',
      'creative control taken',
    ],
  },
  how: {
    title: 'How it works',
    steps: {
      'Apply in minutes': 'No long forms or credit checks. Connect your account and share your revenue.',
      'Select your offer': 'The fee depends on the amount you choose. There are no hidden terms.',
      'Receive funds': 'The money is sent to your bank account within a few business days.',
      'Pay as you earn':
        'Repayment is automatic: a fixed share of your monthly income, until the full amount is covered.',
    },
  },
  uses: {
    title: 'Spend it on your work',
    items: [
      'Hire an editor, designer or producer',
      'Upgrade equipment',
      'Start a new content series or premium tier',
      'Launch and stock merchandise',
      'Pay for marketing, digital products or live events',
    ],
  },
  closing: {
    title: 'See your terms, then decide.',
    start: `To start this demo, sign in as ${DEMO_EMAIL} with any password.`,
  },
} as const;

const REQUIREMENTS: Readonly<Record<EligibilityQuestion, string>> = {
  entity: 'a business registered in the US as an LLC or higher',
  share: `a business with under ${INCOME_SHARE_LIMIT_PERCENT}% of its income from membership platforms`,
  uploads: 'content at least twice a month on a subscription platform',
  history: `at least ${QUALIFYING_REVENUE_MONTHS} months of subscription revenue`,
  revenue: `${formatDollars(QUALIFYING_MONTHLY_REVENUE_DOLLARS)} or more per month`,
};
const REMAINING_QUESTIONS = [
  'no question',
  'one question',
  'two questions',
  'three questions',
  'four questions',
  'all five questions',
] as const;

export const ELIGIBILITY = {
  title: 'Do you qualify?',
  intro: "Sole proprietors and creators without recurring revenue can't be funded.",
  questions: {
    entity: 'Is your business registered in the US as an LLC or higher?',
    share: `Is under ${INCOME_SHARE_LIMIT_PERCENT}% of your business income from membership platforms?`,
    uploads: `Do you publish ${REQUIREMENTS.uploads}?`,
    history: `Do you have ${REQUIREMENTS.history}?`,
    revenue: `Do you earn ${REQUIREMENTS.revenue}?`,
  } satisfies Record<EligibilityQuestion, string>,
  yes: 'Yes',
  no: 'No',
  open: { title: (unanswered: number) => `Answer ${REMAINING_QUESTIONS[unanswered] ?? unanswered}` },
  eligible: {
    title: 'You meet all five',
    text: 'We check them after you apply. All offers are subject to final approval.',
    next: 'Next, sign in and connect your membership account to see your offers.',
  },
  notEligible: {
    title: 'Not yet',
    text: (unmet: readonly EligibilityQuestion[]) =>
      `We ask for ${formatList(unmet.map((question) => REQUIREMENTS[question]))}.`,
    calculator: 'Back to the calculator',
  },
} as const;

export const FOOTER = {
  demonstration: 'This is a demonstration. No money moves. Never enter a real password.',
  unavailable: '(not available yet)',
  soon: 'Soon',
  platform: {
    title: 'Platform',
    links: [
      { to: 'how', label: 'How It Works' },
      { to: 'qualification', label: 'Who We Help' },
      { to: 'why', label: 'Why Us' },
      { to: 'calculate', label: 'Pricing' },
    ] satisfies readonly { readonly to: LandingAnchor; readonly label: string }[],
  },
  comingGroups: [
    { title: 'Company', items: ['About Us', 'Blog', 'Careers', 'Contact'] },
    { title: 'Legal', items: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'] },
    { title: 'Social', items: ['X', 'Instagram', 'YouTube', 'LinkedIn'] },
  ],
  disclosure: 'We purchase future revenue. We do not lend.',
  copyright: (year: string) => `© ${year} Creator Cash Advance`,
} as const;
