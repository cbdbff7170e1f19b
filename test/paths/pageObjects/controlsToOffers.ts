import { ADVANCE_MONTHS } from '#machines/constants.ts';
import type { AccountId, PlatformId } from '#machines/domain/choices.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { viewResume } from '#machines/journey/views/viewResume.ts';
import { ACCOUNT_NAMES, PLATFORM_NAMES } from '#src/content/accounts.ts';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { ELIGIBILITY, LANDING } from '#src/content/landing.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PLAN } from '#src/content/plan.ts';
import { RESUME } from '#src/content/screens.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SHELL } from '#src/content/shell.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { type Control, control, link, sample } from './control.ts';

const { bar, calculator, months: monthsOf, payout } = LANDING;

/** Inputs of the creator's plan (R19.3). */
export const PLAN_CONTROLS = [
  control('textbox', PLAN.revenue, sample('plan.changed', { field: 'revenueDollars' })),
  control('slider', PLAN.change, sample('plan.changed', { field: 'changePercent' })),
] as const;

const platform = (id: PlatformId, ...states: readonly string[]) =>
  control(
    'button',
    states.map((state) => `${PLATFORM_NAMES[id]} ${SELECT_PLATFORM.kinds[id]} ${state}`),
    sample('platform.chosen', { platform: id }),
  );

const account = (id: AccountId) =>
  control(
    'button',
    (['disconnected', 'connecting', 'connected'] as const).map((state) => ACCOUNTS.actions[state](ACCOUNT_NAMES[id])),
    sample('accounts.connectRequested', { account: id }),
  );

/** Pauses and resumes a timed screen (R6, R11). */
export const TIMED_CONTROLS: readonly Control[] = [
  control('button', COMPONENT_WORDS.progress.pause, sample('progress.paused')),
  control('button', COMPONENT_WORDS.progress.resume, sample('progress.resumed')),
];

/** Controls of each screen up to the offers (R3 to R8). */
export const CONTROLS_TO_OFFERS = {
  landing: [
    link(SHELL.productName, ROUTES.landing.path),
    // Once an application exists, the link resumes it.
    control(
      'link',
      (snapshot) => [
        viewResume(snapshot) === null ? LANDING.applyNow : RESUME.unsigned.name,
        ...Object.values(RESUME.signed).map(({ name }) => name),
      ],
      { type: 'url.opened', path: ROUTES.signIn.path, hash: '' },
    ),
    link(bar.faq, ROUTES.landing.path, '#faq', { within: bar.sections }),
    control('slider', calculator.revenueLabel, sample('calculator.revenueChanged')),
    control('textbox', calculator.revenueLabel, sample('calculator.revenueChanged')),
    ...ADVANCE_MONTHS.map((months) =>
      control('radio', monthsOf(months), sample('calculator.monthsChosen', { months }), {
        within: calculator.sizeLegend,
      }),
    ),
    control('textbox', payout.amountLabel, sample('payout.amountChanged')),
    control('radio', monthsOf(6), sample('payout.monthsChosen', { months: 6 }), { within: payout.durationLegend }),
    control('radio', ELIGIBILITY.no, sample('eligibility.answered', { question: 'revenue', isMet: false }), {
      within: ELIGIBILITY.questions.revenue,
    }),
  ],
  signIn: [
    control('button', [SIGN_IN.submit, SIGN_IN.busy], sample('signIn.submitted')),
    link(SIGN_IN.applyNow, ROUTES.landing.path, '#application-form'),
  ],
  selectPlatform: [
    platform('patreon', SELECT_PLATFORM.available, SELECT_PLATFORM.connected),
    platform('substack', SELECT_PLATFORM.unavailable),
    platform('supercast', SELECT_PLATFORM.unavailable),
    platform('applePodcast', SELECT_PLATFORM.unavailable),
  ],
  connectPatreon: [
    control('button', [CONNECT_PATREON.submit, CONNECT_PATREON.busy], sample('patreon.submitted')),
    control('button', CONNECT_PATREON.continue, sample('patreon.continued')),
  ],
  connectAdditionalAccounts: [
    account('shopify'),
    account('youtube'),
    control('button', ACCOUNTS.continue, sample('accounts.continued')),
  ],
  processing: TIMED_CONTROLS,
  offers: [
    ...OFFERS.map(({ id, months }) =>
      control('radio', OFFERS_TEXT.offerTitle(months), sample('offers.selected', { offerId: id }), {
        within: OFFERS_TEXT.legend,
      }),
    ),
    ...PLAN_CONTROLS,
    control('button', [OFFERS_TEXT.continue, OFFERS_TEXT.backToContract], sample('offers.continued')),
  ],
} as const satisfies Readonly<Record<string, readonly Control[]>>;
