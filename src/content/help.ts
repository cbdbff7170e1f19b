import { DEMO_EMAIL, JOURNEY_STEPS, KEPT_HOURS, MIN_OWNER_PERCENT, REMEMBERED_DAYS } from '#machines/constants.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { FAQ } from './landingFaq.ts';

type HelpContext = { readonly isSigned: boolean; readonly canReceive: boolean };
type Answers = Readonly<Record<string, string>>;

const faq = (...questions: readonly (keyof typeof FAQ.items)[]): Answers =>
  Object.fromEntries(questions.map((question) => [question, FAQ.items[question]]));

const GENERAL = faq(
  'Who do you work with?',
  'How soon do I get an offer?',
  'When do the funds arrive?',
  'Is my data safe?',
);

/** Each screen's own questions, followed by some of the landing page's (R17.2). */
const SCREEN_QUESTIONS: Partial<Record<ScreenId, Answers>> = {
  signIn: {
    'Which account do I use?': `In this demonstration: ${DEMO_EMAIL}, with any password.`,
    'What does Remember me do?': `What you type stays on this device until you sign out, ${REMEMBERED_DAYS} days at most. Without Remember me, only this tab can open it, and it stays ${KEPT_HOURS} hours.`,
    ...faq('Is my data safe?'),
  },
  selectPlatform: {
    'Why can I only choose Patreon?': 'Patreon is the platform you can connect today. The others come later.',
    ...faq('Who do you work with?', 'Is my data safe?'),
  },
  connectPatreon: {
    'Do you keep my password?': 'No. We use it once to connect, and never store it.',
    ...faq('Is my data safe?', 'What access do you need?'),
  },
  connectAdditionalAccounts: {
    'Do I have to connect more accounts?': 'No. Both are optional, and you can come back to them.',
    ...faq('Is my data safe?'),
  },
  processing: {
    'What happens now?':
      'We prepare your offers from your revenue. They open in a few seconds. The page waits while you read this.',
    ...faq('How soon do I get an offer?'),
  },
  offers: faq(
    'Do I see the terms first?',
    'How does repayment work?',
    'Can I repay early?',
    'When do the funds arrive?',
  ),
  entityDetails: {
    "What if I don't have everything yet?":
      'Check the authorization box and continue. You can add the rest until you sign, or send it when we email you.',
    'Who counts as an owner?': `Everyone who owns ${MIN_OWNER_PERCENT}% or more of the business.`,
    ...faq('Who do you work with?', 'Is my data safe?'),
  },
  signIrsForm: {
    'Do I have to upload the form?': 'No. It is optional. You can continue without it and come back until you sign.',
    'What is the form for?': 'It asks the IRS for a transcript of a tax return that you filed. Asking is free.',
    ...faq('Is my data safe?'),
  },
  businessVerification: {
    'What is being checked?':
      'Business status, existing funding obligations and tax standing. Then your contract opens.',
    ...faq('How soon do I get an offer?'),
  },
  contract: {
    'Can I still change something?':
      'Yes, until you sign: your offer, your business information and the IRS form. After that, you can still cancel until we send the money.',
    ...faq('How does repayment work?', 'Can I repay early?', 'When do the funds arrive?'),
  },
  dashboard: faq('When do the funds arrive?', 'How does repayment work?', 'What access do you need?'),
  dashboardEstablished: faq(
    'How does repayment work?',
    'Can I repay early?',
    'What happens after I repay?',
    'Can I get another advance?',
  ),
};

/** Shown after signing, on the steps that come before the contract. */
const AFTER_SIGNING: Answers = {
  'Can I still change something?': 'No. Your contract is signed, and it rests on what you entered here.',
  ...faq('What access do you need?', 'Is my data safe?'),
};

export function helpOn(screen: ScreenId, { isSigned, canReceive }: HelpContext): Answers {
  if (!canReceive) return faq('Who do you work with?', 'Is my data safe?');
  const step = screen === 'notFound' ? null : ROUTES[screen].step;
  return isSigned && step !== null && step < JOURNEY_STEPS ? AFTER_SIGNING : (SCREEN_QUESTIONS[screen] ?? GENERAL);
}

export const HELP = {
  title: 'Help',
  close: 'Close help',
  all: 'All questions and answers',
  demo: {
    heading: 'About this demo',
    points: [
      'No money moves, and no bank is contacted.',
      'There is no company or support desk behind it.',
      `Sign in as ${DEMO_EMAIL} with any password.`,
      'Revenue, offers and the repayment account are samples.',
      'The IRS form is a copy in our own layout. Do not file it.',
      "The browser extension isn't in a store. You install it yourself.",
    ],
  },
} as const;
