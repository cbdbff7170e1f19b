import { DEMO_EMAIL } from '#machines/constants.ts';
import type { LandingAnchor } from '#machines/journey/routes.ts';

/** The revenue sources shown as logos (R3.5). */
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

/** The words of the landing page's footer (R3.14). */
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
