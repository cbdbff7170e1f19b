import * as v from 'valibot';
import {
  PROGRESS_POINTS_PER_TICK,
  PROGRESS_TICK_MS,
  TIMED_SCREEN_MS,
  TIMED_STEP_PERCENTS,
} from '#machines/constants.ts';
import { ACCOUNTS, PLATFORMS } from '#machines/domain/choices.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import * as schemas from '#machines/domain/schemas.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import { inWords } from '#machines/journey/inWords.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { creator, services, pressing, raised, time } from './event.ts';
import { ACCEPTED_SECRET, UNCONNECTED } from './samples.ts';

const RENAMED_USER = { ...DEMO_USER, name: 'Renamed Creator' };
const OTHER_USER = { email: 'other@example.com', name: 'Other Creator' };

const msAt = (percent: number) => (percent / PROGRESS_POINTS_PER_TICK) * PROGRESS_TICK_MS;
const STEPS_MS = Object.values(TIMED_STEP_PERCENTS)
  .flatMap((steps) => Object.values<number>(steps))
  .map(msAt);
const PROGRESS_MS = [...new Set(STEPS_MS.flatMap((ms) => [ms - 1, ms]))].filter((ms) => ms < TIMED_SCREEN_MS);

/** The address bar and the session (R1, R2), signing in (R4), connections (R5) and timed screens (R6, R11). */
export const ACCESS_EVENTS = {
  'url.opened': creator('an address is opened', 'an address is opened', {
    payload: { path: v.string(), hash: v.string() },
    sentence: ({ path, hash }) => `The address ${path}${hash} is opened`,
    samples: [
      ...Object.values(ROUTES).map(({ path }) => ({ path, hash: '' })),
      { path: '/', hash: '#faq' },
      { path: '/no-such-page', hash: '' },
    ],
  }),
  'navigation.backRequested': pressing('Back'),
  'session.signedIn': raised('a sign-in is accepted', 'signed in', { user: schemas.user }),
  'session.patreonConnected': raised('the Patreon account is connected', 'Patreon connected', {}),
  'session.signOutRequested': creator('the creator asks to sign out', 'Sign Out'),
  'session.signedOut': raised('the creator signs out', 'signed out', {}),
  'session.changedElsewhere': services('the session changes in another tab', 'change in another tab', {
    payload: { session: schemas.session },
    sentence: ({ session: { isAuthenticated, isPatreonConnected, user } }) => {
      if (!isAuthenticated) return 'Another tab signs out';
      const connection = isPatreonConnected ? 'with Patreon connected' : 'without a Patreon connection';
      return `In another tab ${user?.name ?? 'somebody'} is signed in ${connection}`;
    },
    samples: [
      { session: GUEST_SESSION },
      { session: UNCONNECTED },
      { session: DEMO_SESSION },
      { session: { ...DEMO_SESSION, user: OTHER_USER } },
      { session: { ...UNCONNECTED, user: OTHER_USER } },
      { session: { ...DEMO_SESSION, user: RENAMED_USER } },
      { session: { ...UNCONNECTED, user: RENAMED_USER } },
    ],
  }),
  'signIn.submitted': creator('the creator presses Sign in', 'Sign in', {
    payload: { email: v.string(), secretId: v.string(), isRemembered: v.boolean() },
    samples: [false, true].map((isRemembered) => ({ email: DEMO_USER.email, secretId: ACCEPTED_SECRET, isRemembered })),
  }),
  'platform.chosen': creator('a platform is chosen', 'platform chosen', {
    payload: { platform: v.picklist(PLATFORMS) },
    sentence: ({ platform }) => `The creator chooses ${inWords(platform)}`,
    shown: ['platform'],
    samples: PLATFORMS.map((platform) => ({ platform })),
  }),
  'patreon.submitted': creator('the creator presses Connect Patreon', 'Connect Patreon', {
    payload: { email: v.string(), secretId: v.string() },
    samples: [{ email: DEMO_USER.email, secretId: ACCEPTED_SECRET }],
  }),
  'patreon.continued': pressing('Continue', ' on the Patreon connection'),
  'accounts.connectRequested': creator('the creator presses Connect for an account', 'Connect account', {
    payload: { account: v.picklist(ACCOUNTS) },
    sentence: ({ account }) => `The creator connects ${inWords(account)}`,
    shown: ['account'],
    samples: ACCOUNTS.map((account) => ({ account })),
  }),
  'accounts.continued': pressing('Show My Cash Advance Offers'),
  'progress.advanced': time('time goes by', 'time goes by', {
    payload: { elapsedMs: v.number() },
    sentence: ({ elapsedMs }) => `The progress shows ${progressPercent(elapsedMs)} %`,
    shown: ['elapsedMs'],
    samples: PROGRESS_MS.map((elapsedMs) => ({ elapsedMs })),
  }),
  'progress.paused': pressing('Pause'),
  'progress.resumed': pressing('Resume'),
};
