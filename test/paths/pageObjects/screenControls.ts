import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { BUSINESS_VERIFICATION } from '#src/content/businessVerification.ts';
import { CONNECT_ADDITIONAL_ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { LANDING } from '#src/content/landing.ts';
import { NOT_FOUND } from '#src/content/errorPage.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROCESSING } from '#src/content/processing.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { type Control, link } from './control.ts';
import { RETRY_ERASING, SHELL_CONTROLS } from './shell.ts';
import { CONTROLS_TO_OFFERS } from './controlsToOffers.ts';
import { CONTROLS_TO_REPAYMENT } from './controlsToRepayment.ts';

/** The h1 of each screen. */
export const HEADINGS: Readonly<Record<ScreenId, string>> = {
  landing: LANDING.hero.title,
  signIn: SIGN_IN.title,
  selectPlatform: SELECT_PLATFORM.title,
  connectPatreon: CONNECT_PATREON.title,
  connectAdditionalAccounts: CONNECT_ADDITIONAL_ACCOUNTS.title,
  processing: PROCESSING.title,
  offers: OFFERS_TEXT.title,
  entityDetails: ENTITY_DETAILS.title,
  signIrsForm: SIGN_IRS_FORM.title,
  businessVerification: BUSINESS_VERIFICATION.title,
  contract: CONTRACT.title,
  dashboard: DASHBOARD.title,
  dashboardEstablished: DASHBOARD_ESTABLISHED.title,
  notFound: NOT_FOUND.title,
};

const SCREEN_CONTROLS: Readonly<Record<ScreenId, readonly Control[]>> = {
  ...CONTROLS_TO_OFFERS,
  ...CONTROLS_TO_REPAYMENT,
  notFound: [link(NOT_FOUND.home, ROUTES.landing.path)],
};

/** Returns the controls of a screen and of its shell. The landing page has no shell. */
export function getControls(screen: ScreenId): readonly Control[] {
  return screen === 'landing'
    ? [...SCREEN_CONTROLS.landing, RETRY_ERASING]
    : [...SHELL_CONTROLS, ...SCREEN_CONTROLS[screen]];
}

/** Events that no control sends, by their cause. */
const WITHOUT_CONTROL: Readonly<Record<string, readonly JourneyEvent['type'][]>> = {
  'Another tab changes the session or saves.': ['session.changedElsewhere', 'saving.outdated'],
  'The chart raises them during a session.': ['session.signedIn', 'session.patreonConnected', 'journey.restarted'],
  'The chart raises them at the end of a session.': ['session.signedOut', 'journey.ended'],
  'Time passes.': ['progress.advanced', 'countdown.advanced', 'day.changed'],
  'A document is requested, loads or fails.': ['viewer.requested', 'viewer.loaded', 'viewer.failed'],
  'The browser loads or saves data, or fails to.': ['saving.loaded', 'saving.succeeded', 'saving.failed'],
  'The browser erases data, or fails to.': ['saving.erased', 'saving.eraseFailed'],
  'The page is scrolled, or the focus moves.': [
    'contract.scrolledToEnd',
    'business.fieldTouched',
    'business.fieldShown',
  ],
};
/** Events of controls in the shell, such as the account menu, which the landing page doesn't have. */
const NOT_ON_LANDING: readonly JourneyEvent['type'][] = [
  'session.signOutRequested',
  'reset.restartRequested',
  'saving.lossSeen',
];

/** Returns the events that no control of a screen sends. */
export function listEventsWithoutControl(screen: ScreenId): ReadonlySet<JourneyEvent['type']> {
  return new Set([...Object.values(WITHOUT_CONTROL).flat(), ...(screen === 'landing' ? NOT_ON_LANDING : [])]);
}
