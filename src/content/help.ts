import { DEMO_EMAIL, MIN_OWNER_PERCENT, REMEMBERED_DAYS } from '#machines/constants.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { FAQ } from './landingFaq.ts';

/** A question that is asked on one screen, with its answer. */
type Answer = { readonly question: string; readonly answer: string };
type FaqId = keyof typeof FAQ.items;

const GENERAL: readonly FaqId[] = ['who', 'decision', 'funds', 'data'];

/** What is asked on each screen, first things first: answers of its own, or those of the landing page by their id (R17.2). */
const ASKED: Partial<Record<ScreenId, readonly (Answer | FaqId)[]>> = {
  signIn: [
    { question: 'Which account do I use?', answer: `In this demonstration: ${DEMO_EMAIL}, with any password.` },
    {
      question: 'What does Remember me do?',
      answer: `What you type stays on this device until you sign out, ${REMEMBERED_DAYS} days at most. Without it, it stays until you close this tab.`,
    },
    'data',
  ],
  selectPlatform: [
    {
      question: 'Why can I only choose Patreon?',
      answer: 'Patreon is the platform you can connect today. The others come later.',
    },
    'who',
    'data',
  ],
  connectPatreon: [
    {
      question: 'Do you keep my password?',
      answer: 'No. We use it once to connect, and never store it.',
    },
    'data',
    'access',
  ],
  connectAdditionalAccounts: [
    {
      question: 'Do I have to connect more accounts?',
      answer: 'No. Both are optional, and you can come back to them.',
    },
    'data',
  ],
  processing: [
    {
      question: 'What happens now?',
      answer: 'We work out your offers from your revenue. They open in a few seconds. Pause holds the page.',
    },
    'decision',
  ],
  offers: ['terms', 'repayment', 'early', 'funds'],
  entityDetails: [
    {
      question: "What if I don't have everything yet?",
      answer: 'Tick the authorization and continue. You can add the rest until you sign.',
    },
    {
      question: 'Who counts as an owner?',
      answer: `Everyone who owns ${MIN_OWNER_PERCENT}% or more of the business.`,
    },
    'who',
    'data',
  ],
  signIrsForm: [
    {
      question: 'Do I have to upload the form?',
      answer: 'No. It is optional. You can continue without it and come back until you sign.',
    },
    {
      question: 'What is the form for?',
      answer: 'It asks the IRS for a transcript of a tax return that you filed. Asking is free.',
    },
    'data',
  ],
  businessVerification: [
    {
      question: 'What is being checked?',
      answer: 'Business status, existing funding obligations and tax standing. Then your contract opens.',
    },
    'decision',
  ],
  contract: [
    {
      question: 'Can I still change something?',
      answer:
        'Yes, until you sign: your offer, your business information and the IRS form. After that, you can still cancel until we send the money.',
    },
    'repayment',
    'early',
    'funds',
  ],
  dashboard: ['funds', 'repayment', 'access'],
  dashboardEstablished: ['repayment', 'early', 'after', 'renewal'],
};

/** The questions that are asked on this screen, with their answers. */
export function helpOn(screen: ScreenId): readonly Answer[] {
  return (ASKED[screen] ?? GENERAL).map((asked) => (typeof asked === 'string' ? FAQ.items[asked] : asked));
}

/** The words of the help beside the screens. */
export const HELP = {
  title: 'Help',
  close: 'Close help',
  all: 'All questions and answers',
  demo: {
    heading: 'About this demo',
    points: [
      'No money moves, and no bank is contacted.',
      'No company and no support desk stand behind it.',
      `Sign in as ${DEMO_EMAIL} with any password.`,
      'Revenue, offers and the repayment account are samples.',
      'The IRS form is a copy in our own layout. Do not file it.',
      'The browser extension is in no store. You add it by hand, as an unpacked extension.',
    ],
  },
} as const;
