import { expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { blankJourney, DEFAULT_POLICY, type JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { AUTHORIZE, ein } from './businessSamples.ts';
import { elsewhere, journeyAfter, opened, RESTART, select, SIGNED_OUT } from './samples.ts';
import { OTHER_SESSION, UNCONNECTED_SESSION } from './sessions.ts';

const ADA = { email: 'ada@example.com', name: 'Ada' };
const ADA_SESSION: Session = { isAuthenticated: true, isPatreonConnected: false, user: ADA };
const RENAMED = { ...DEMO_USER, name: 'Renamed Creator' };
const RENAMED_SESSION: Session = { ...DEMO_SESSION, user: RENAMED };
const NAMELESS: Session = { isAuthenticated: true, isPatreonConnected: true, user: null };
const CONNECTED_HERE: JourneyEvent = { type: 'session.patreonConnected' };
const signedIn = (user: typeof ADA): JourneyEvent => ({ type: 'session.signedIn', user });

const FORGOTTEN = [{ type: 'journey.forgotten' }];
it.each<[string, Session, JourneyEvent, Session, readonly object[]]>([
  ['of a guest who signs in has no Patreon yet (R2.1, R4.3)', GUEST_SESSION, signedIn(ADA), ADA_SESSION, []],
  ['of a guest follows another tab (R2.1)', GUEST_SESSION, elsewhere(ADA_SESSION), ADA_SESSION, []],
  ['of a guest follows a connected one (R2.1)', GUEST_SESSION, elsewhere(OTHER_SESSION), OTHER_SESSION, []],
  ['of a guest cannot be connected (R1.4)', GUEST_SESSION, CONNECTED_HERE, GUEST_SESSION, []],
  ['of a guest has nothing to forget (R2.4)', GUEST_SESSION, SIGNED_OUT, GUEST_SESSION, []],
  ['of a guest stays one (R2.4)', GUEST_SESSION, elsewhere(GUEST_SESSION), GUEST_SESSION, []],
  ['becomes connected here (R5.3)', UNCONNECTED_SESSION, CONNECTED_HERE, DEMO_SESSION, []],
  ['becomes connected in another tab (R2.1)', UNCONNECTED_SESSION, elsewhere(DEMO_SESSION), DEMO_SESSION, []],
  ['loses Patreon in another tab (R2.1)', DEMO_SESSION, elsewhere(UNCONNECTED_SESSION), UNCONNECTED_SESSION, []],
  ['is connected once only (R5.3)', DEMO_SESSION, CONNECTED_HERE, DEMO_SESSION, []],
  ['stays connected when signing in again (R4.3)', DEMO_SESSION, signedIn(RENAMED), RENAMED_SESSION, []],
  ['is that of another who signs in (R2.4, R4.3)', DEMO_SESSION, signedIn(ADA), ADA_SESSION, FORGOTTEN],
  ['ends when the creator signs out (R2.4)', DEMO_SESSION, SIGNED_OUT, GUEST_SESSION, FORGOTTEN],
  ['ends with that of another tab (R2.4)', DEMO_SESSION, elsewhere(GUEST_SESSION), GUEST_SESSION, FORGOTTEN],
  ['is that of another in another tab (R2.4)', DEMO_SESSION, elsewhere(OTHER_SESSION), OTHER_SESSION, FORGOTTEN],
  ['is that of another, unconnected (R2.4)', DEMO_SESSION, elsewhere(ADA_SESSION), ADA_SESSION, FORGOTTEN],
  ['of nobody known is somebody else’s (R2.3, R2.4)', DEMO_SESSION, elsewhere(NAMELESS), NAMELESS, FORGOTTEN],
  ['of nobody known is that of who signs in (R2.3, R2.4)', NAMELESS, signedIn(ADA), ADA_SESSION, FORGOTTEN],
  ['found of nobody known is too (R2.3, R2.4)', NAMELESS, elsewhere(DEMO_SESSION), DEMO_SESSION, FORGOTTEN],
])('The session %s', (_what, session, event, view, emitted) => {
  const journey = journeyAfter('/', [event], { session });
  expect([viewSession(journey.snapshot()), journey.emitted]).toEqual([view, emitted]);
});

const ELSEWHERE = { reason: 'signedOutElsewhere', refusedScreen: 'landing' } as const;
it.each<[string, readonly JourneyEvent[], Partial<JourneyContext>]>([
  ['signs out', [RESTART, SIGNED_OUT], { user: null, isOwnSession: false }],
  [
    'signs out in another tab',
    [RESTART, elsewhere(GUEST_SESSION)],
    { user: null, redirect: ELSEWHERE, isOwnSession: false },
  ],
  ['is followed by another in another tab', [RESTART, elsewhere(OTHER_SESSION)], { user: OTHER_SESSION.user }],
  ['is followed by an unconnected one', [RESTART, elsewhere(ADA_SESSION)], { user: ADA }],
  ['is followed by another who signs in here', [signedIn(ADA)], { user: ADA, isRemembered: true }],
])(
  'What a creator typed is forgotten with the days, what is saved and what is to be confirmed when the creator %s (R2.4, R13.1, R15.2)',
  (...row) => {
    const [, events, left] = row;
    const typing = [select('6-month'), opened('/entity-details'), ein('12-3456789'), AUTHORIZE];
    const waiting: readonly JourneyEvent[] = [
      opened('/dashboard'),
      { type: 'countdown.advanced', elapsedMs: COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS },
      { type: 'saving.succeeded', at: SIGNED_AT, isRemembered: false },
    ];
    const saved = { ...NOTHING_TYPED, isRemembered: true };
    const journey = journeyAfter('/offers', [...typing, ...waiting, ...events], { saved });
    const { countdown, saving, reset } = journey.snapshot().value;
    expect({ countdown, saving, reset, context: journey.context() }).toEqual({
      countdown: 'waiting',
      saving: { upToDate: 'erasing' },
      reset: 'closed',
      context: {
        ...blankJourney(),
        today: TODAY,
        policy: DEFAULT_POLICY,
        foundSession: DEMO_SESSION,
        isOwnSession: true,
        ...left,
      },
    });
  },
);
