import { DEMO_EMAIL } from '#machines/constants.ts';

/** The revenue sources shown as logos, with what each is (R3.5). */
export const SOURCES = [
  { id: 'patreon', name: 'Patreon', kind: 'Membership platform' },
  { id: 'youtube', name: 'YouTube', kind: 'Video platform' },
  { id: 'supercast', name: 'Supercast', kind: 'Podcast subscription platform' },
  { id: 'twitch', name: 'Twitch', kind: 'Streaming platform' },
  { id: 'applePodcast', name: 'Apple Podcasts', kind: 'Podcast directory platform' },
  { id: 'substack', name: 'Substack', kind: 'Newsletter platform' },
] as const;

/** The words of the landing page's middle (R3.9, R3.10, R3.13). */
export const SECTIONS = {
  claims: {
    title: ['Revenue-based', 'funding,', 'not a loan.'],
    text: 'You sell a fixed amount of future revenue and deliver it as you earn it. The price is one fee, agreed before you sign.',
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
    approval: 'All offers are subject to final approval.',
  },
  how: {
    title: 'How it works',
    intro: 'Four steps, and you see every term before you agree to any of them.',
    steps: [
      {
        id: 'apply',
        title: 'Apply in minutes',
        text: 'No long forms or credit checks. Connect your account and share your revenue.',
      },
      {
        id: 'select',
        title: 'Select your offer',
        text: 'The fee depends on the amount you choose. There are no hidden terms.',
      },
      {
        id: 'receive',
        title: 'Receive funds',
        text: 'The money is sent to your bank account within a few business days.',
      },
      {
        id: 'repay',
        title: 'Pay as you earn',
        text: 'Repayment is automatic: a fixed share of your monthly income, until the full amount is covered.',
      },
    ],
  },
  uses: {
    title: 'Yours to spend on the work',
    intro: 'What creators do with an advance:',
    items: [
      { id: 'people', text: 'Hire an editor, designer or producer' },
      { id: 'equipment', text: 'Upgrade equipment' },
      { id: 'content', text: 'Start a new content series or premium tier' },
      { id: 'merchandise', text: 'Launch and stock merchandise' },
      { id: 'marketing', text: 'Pay for marketing, digital products or live events' },
    ],
  },
  closing: {
    title: 'See the terms. Then decide.',
    text: 'Connect your membership account and see your offers in minutes: what you receive, the fee and the total, each in dollars.',
    start: `You need no account of your own to start: press Apply Now and sign in as ${DEMO_EMAIL} with any password.`,
  },
} as const;

export type HowStepId = (typeof SECTIONS.how.steps)[number]['id'];
export type UseId = (typeof SECTIONS.uses.items)[number]['id'];

/** The words of the landing page's footer (R3.14). */
export const FOOTER = {
  promise: 'Revenue-based funding for subscription creators.',
  demonstration: 'This is a demonstration: no money moves. Do not enter the password of a real account.',
  unavailable: '(not available yet)',
  soon: 'Soon',
  platform: {
    title: 'Platform',
    how: 'How It Works',
    whoWeHelp: 'Who We Help',
    whyUs: 'Why Us',
    pricing: 'Pricing',
  },
  groups: [
    { title: 'Company', items: ['About Us', 'Blog', 'Careers', 'Contact'] },
    { title: 'Legal', items: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'] },
  ],
  social: {
    title: 'Social',
    items: [
      { id: 'x', name: 'X' },
      { id: 'instagram', name: 'Instagram' },
      { id: 'youtube', name: 'YouTube' },
      { id: 'linkedin', name: 'LinkedIn' },
    ],
  },
  disclosure:
    'We purchase future revenue; we do not lend. Figures on this page are illustrations. All offers are subject to final approval.',
  copyright: (year: string) => `© ${year} Creator Cash Advance`,
} as const;

export type SocialId = (typeof FOOTER.social.items)[number]['id'];
