import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS_CONTROLS, SIGN_IRS_FORM_CONTROLS } from './business.ts';
import {
  CONNECT_ADDITIONAL_ACCOUNTS_CONTROLS,
  CONNECT_PATREON_CONTROLS,
  SELECT_PLATFORM_CONTROLS,
  SIGN_IN_CONTROLS,
} from './connect.ts';
import { CONTRACT_CONTROLS } from './contract.ts';
import type { Control } from './control.ts';
import { ERASE_AGAIN, SHELL_CONTROLS, NOT_FOUND_CONTROLS } from './shell.ts';
import { LANDING_CONTROLS } from './landing.ts';
import { BUSINESS_VERIFICATION_CONTROLS, OFFERS_CONTROLS, PROCESSING_CONTROLS } from './offer.ts';
import { DASHBOARD_CONTROLS, DASHBOARD_ESTABLISHED_CONTROLS } from './repayment.ts';

/** What can be used on each screen, the shell around it included. */
export const CONTROLS = {
  landing: [...LANDING_CONTROLS, ERASE_AGAIN],
  signIn: [...SHELL_CONTROLS, ...SIGN_IN_CONTROLS],
  selectPlatform: [...SHELL_CONTROLS, ...SELECT_PLATFORM_CONTROLS],
  connectPatreon: [...SHELL_CONTROLS, ...CONNECT_PATREON_CONTROLS],
  connectAdditionalAccounts: [...SHELL_CONTROLS, ...CONNECT_ADDITIONAL_ACCOUNTS_CONTROLS],
  processing: [...SHELL_CONTROLS, ...PROCESSING_CONTROLS],
  offers: [...SHELL_CONTROLS, ...OFFERS_CONTROLS],
  entityDetails: [...SHELL_CONTROLS, ...ENTITY_DETAILS_CONTROLS],
  signIrsForm: [...SHELL_CONTROLS, ...SIGN_IRS_FORM_CONTROLS],
  businessVerification: [...SHELL_CONTROLS, ...BUSINESS_VERIFICATION_CONTROLS],
  contract: [...SHELL_CONTROLS, ...CONTRACT_CONTROLS],
  dashboard: [...SHELL_CONTROLS, ...DASHBOARD_CONTROLS],
  dashboardEstablished: [...SHELL_CONTROLS, ...DASHBOARD_ESTABLISHED_CONTROLS],
  notFound: [...SHELL_CONTROLS, ...NOT_FOUND_CONTROLS],
} as const satisfies Record<ScreenId, readonly Control[]>;

/** An event that happens without a control, on these screens or everywhere, and how it happens. */
export type WithoutControl = {
  readonly type: JourneyEvent['type'];
  readonly on?: ScreenId;
  readonly because: string;
};

const LANDING_HAS_NO_SHELL = 'The landing page brings its own bar, without the account and without what is kept.';

/** The events that no control sends. */
export const WITHOUT_CONTROL: readonly WithoutControl[] = [
  { type: 'session.changedElsewhere', because: 'Another tab does it.' },
  { type: 'session.signedIn', because: 'The chart raises it.' },
  { type: 'session.patreonConnected', because: 'The chart raises it.' },
  { type: 'journey.restarted', because: 'The chart raises it.' },
  { type: 'progress.advanced', because: 'Time passes.' },
  { type: 'countdown.advanced', because: 'Time passes.' },
  { type: 'day.changed', because: 'Time passes.' },
  { type: 'viewer.requested', because: 'The window becomes wide enough for a page.' },
  { type: 'viewer.loaded', because: 'A document comes.' },
  { type: 'viewer.failed', because: 'A document does not come.' },
  { type: 'saving.loaded', because: 'The browser answers.' },
  { type: 'saving.succeeded', because: 'The browser saves what was typed.' },
  { type: 'saving.failed', because: 'The browser refuses to save it.' },
  { type: 'saving.erased', because: 'The browser erases it.' },
  { type: 'saving.eraseFailed', because: 'The browser refuses to erase it.' },
  { type: 'saving.outdated', because: 'Another tab of the browser does it.' },
  { type: 'contract.scrolledToEnd', because: 'The document is scrolled.' },
  { type: 'business.fieldTouched', because: 'The focus goes elsewhere.' },
  { type: 'business.fieldShown', because: 'The form has moved the focus.' },
  { type: 'session.signedOut', on: 'landing', because: LANDING_HAS_NO_SHELL },
  { type: 'reset.eraseRequested', on: 'landing', because: LANDING_HAS_NO_SHELL },
  { type: 'reset.restartRequested', on: 'landing', because: LANDING_HAS_NO_SHELL },
  { type: 'saving.lossSeen', on: 'landing', because: LANDING_HAS_NO_SHELL },
];
