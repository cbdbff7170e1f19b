import {
  PROGRESS_POINTS_PER_TICK,
  PROGRESS_TICK_MS,
  TIMED_SCREEN_MS,
  TIMED_STEP_PERCENTS,
} from '#machines/constants.ts';
import { type AccountId, ACCOUNTS, type PlatformId, PLATFORMS } from '#machines/domain/choices.ts';
import { progressPercent } from '#machines/domain/progress.ts';
import {
  type Credentials,
  DEMO_SESSION,
  DEMO_USER,
  GUEST_SESSION,
  type Session,
  type User,
} from '#machines/domain/session.ts';
import { humanize } from '#machines/journey/humanize.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { ACCEPTED_SECRET, creator, buttonPress, internalEvent, services, time, UNCONNECTED } from './event.ts';

const RENAMED_USER = { ...DEMO_USER, name: 'Renamed Creator' };
const OTHER_USER = { email: 'other@example.com', name: 'Other Creator' };

const msAt = (percent: number) => (percent / PROGRESS_POINTS_PER_TICK) * PROGRESS_TICK_MS;
const STEPS_MS = Object.values(TIMED_STEP_PERCENTS)
  .flatMap((steps) => Object.values<number>(steps))
  .map(msAt);
const PROGRESS_MS = [...new Set(STEPS_MS.flatMap((ms) => [ms - 1, ms]))].filter((ms) => ms < TIMED_SCREEN_MS);

/** Events for addresses and the session (R1, R2), sign-in (R4), connections (R5) and timed screens (R6, R11). */
export const ACCESS_EVENTS = {
  'url.opened': creator<Record<'path' | 'hash', string>>('the creator opens an address', 'address opened', {
    sentence: ({ path, hash }) => `The creator opens ${path}${hash}`,
    samples: [
      ...Object.values(ROUTES).map(({ path }) => ({ path, hash: '' })),
      { path: '/', hash: '#faq' },
      { path: '/no-such-page', hash: '' },
    ],
  }),
  'navigation.backRequested': buttonPress('Back'),
  'session.signedIn': internalEvent<{ user: User }>('the sign-in is accepted', 'signed in'),
  'session.patreonConnected': internalEvent('the Patreon account is connected', 'Patreon connected'),
  'session.signOutRequested': creator('the creator presses Sign Out', 'Sign Out'),
  'session.signedOut': internalEvent('the creator signs out', 'signed out'),
  'session.changedElsewhere': services<{ session: Session }>(
    'the session changes in another tab',
    'change in another tab',
    {
      sentence: ({ session: { isAuthenticated, isPatreonConnected, user } }) => {
        if (!isAuthenticated) return 'The creator signs out in another tab';
        const connection = isPatreonConnected ? 'with Patreon connected' : 'without Patreon connected';
        return `${user?.name ?? 'A creator'} is signed in from another tab, ${connection}`;
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
    },
  ),
  'signIn.submitted': creator<Credentials & { isRemembered: boolean }>('the creator presses Sign in', 'Sign in', {
    samples: [false, true].map((isRemembered) => ({ email: DEMO_USER.email, secretId: ACCEPTED_SECRET, isRemembered })),
  }),
  'platform.chosen': creator<{ platform: PlatformId }>('the creator chooses a platform', 'platform chosen', {
    sentence: ({ platform }) => `The creator chooses ${humanize(platform)}`,
    shown: ['platform'],
    samples: PLATFORMS.map((platform) => ({ platform })),
  }),
  'patreon.submitted': creator<Credentials>('the creator presses Connect Patreon', 'Connect Patreon', {
    samples: [{ email: DEMO_USER.email, secretId: ACCEPTED_SECRET }],
  }),
  'patreon.continued': buttonPress('Continue', ' on the Patreon screen'),
  'accounts.connectRequested': creator<{ account: AccountId }>('the creator connects an account', 'Connect account', {
    sentence: ({ account }) => `The creator presses Connect ${humanize(account)}`,
    shown: ['account'],
    samples: ACCOUNTS.map((account) => ({ account })),
  }),
  'accounts.continued': buttonPress('Show My Cash Advance Offers'),
  'progress.advanced': time<{ elapsedMs: number }>('time passes', 'time passes', {
    sentence: ({ elapsedMs }) => `Progress reaches ${progressPercent(elapsedMs)}%`,
    shown: ['elapsedMs'],
    samples: PROGRESS_MS.map((elapsedMs) => ({ elapsedMs })),
  }),
  'progress.paused': buttonPress('Pause'),
  'progress.resumed': buttonPress('Resume'),
};
