import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { NOT_FOUND } from '#src/content/errorPage.ts';
import { BUSINESS } from './business.ts';
import { FROM_VERIFICATION } from './contract.ts';
import { type Control, link } from './control.ts';
import { ERASE_AGAIN, SHELL_CONTROLS } from './shell.ts';
import { TO_OFFERS } from './toOffers.ts';

const OWN: Readonly<Record<ScreenId, readonly Control[]>> = {
  ...TO_OFFERS,
  ...BUSINESS,
  ...FROM_VERIFICATION,
  notFound: [link(NOT_FOUND.home, ROUTES.landing.path)],
};

/** What can be used on a screen, the shell around it included; the landing page has none. */
export function controlsOf(screen: ScreenId): readonly Control[] {
  return screen === 'landing' ? [...OWN.landing, ERASE_AGAIN] : [...SHELL_CONTROLS, ...OWN[screen]];
}

/** An event that happens without a control, on these screens or everywhere, and how it happens. */
export type WithoutControl = {
  readonly type: JourneyEvent['type'];
  readonly on?: ScreenId;
  readonly because: string;
};

const LANDING_HAS_NO_SHELL = 'The landing page brings its own bar, without the account and without what is saved.';

/** The events that no control sends. */
export const WITHOUT_CONTROL: readonly WithoutControl[] = [
  { type: 'session.changedElsewhere', because: 'Another tab does it.' },
  { type: 'session.signedIn', because: 'The chart raises it.' },
  { type: 'session.patreonConnected', because: 'The chart raises it.' },
  { type: 'session.signedOut', because: 'The chart raises it.' },
  { type: 'journey.restarted', because: 'The chart raises it.' },
  { type: 'journey.ended', because: 'The chart raises it.' },
  { type: 'progress.advanced', because: 'Time passes.' },
  { type: 'countdown.advanced', because: 'Time passes.' },
  { type: 'day.changed', because: 'Time passes.' },
  { type: 'viewer.requested', because: 'The PDF is asked for, or the window becomes wide enough for a page.' },
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
  { type: 'session.signOutRequested', on: 'landing', because: LANDING_HAS_NO_SHELL },
  { type: 'reset.restartRequested', on: 'landing', because: LANDING_HAS_NO_SHELL },
  { type: 'saving.lossSeen', on: 'landing', because: LANDING_HAS_NO_SHELL },
];
