import { expect, it } from 'vitest';
import { COUNTDOWN_DAY_MS, COUNTDOWN_START_DAYS } from '#machines/constants.ts';
import { DEMO_SESSION, DEMO_USER, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { blankJourney, DEFAULT_POLICY, type JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewSession } from '#machines/journey/views/viewSavedJourney.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { AUTHORIZE, typeEin } from './businessSamples.ts';
import { changeSessionInOtherTab, journeyAfter, visit, RESTART, selectOffer, SIGNED_OUT } from './samples.ts';
import { UNCONNECTED_SESSION } from './sessions.ts';

const ADA = { email: 'ada@example.com', name: 'Ada' };
const ADA_SESSION: Session = { ...UNCONNECTED_SESSION, user: ADA };
const RENAMED = { ...DEMO_USER, name: 'Renamed Creator' };
const NAMESAKE = { ...DEMO_USER, email: 'namesake@example.com' };
const NAMESAKE_SESSION: Session = { ...DEMO_SESSION, user: NAMESAKE };
const USERLESS: Session = { ...DEMO_SESSION, user: null };
const PATREON_CONNECTED: JourneyEvent = { type: 'session.patreonConnected' };
const signIn = (user: typeof ADA): JourneyEvent => ({ type: 'session.signedIn', user });

const FORGOTTEN = [{ type: 'journey.forgotten' }];
it.each<[string, Session, JourneyEvent, Session, readonly object[]]>([
  ['guest who signs in is not connected to Patreon yet (R2.1, R4.3)', GUEST_SESSION, signIn(ADA), ADA_SESSION, []],
  ['creator can connect Patreon (R5.3)', UNCONNECTED_SESSION, PATREON_CONNECTED, DEMO_SESSION, []],
  ['renamed creator stays connected (R4.3)', DEMO_SESSION, signIn(RENAMED), { ...DEMO_SESSION, user: RENAMED }, []],
  [
    'sign-in by a namesake with another email erases the previous journey (R2.4, R4.3)',
    DEMO_SESSION,
    signIn(NAMESAKE),
    { ...UNCONNECTED_SESSION, user: NAMESAKE },
    FORGOTTEN,
  ],
  [
    'sign-in by a namesake in another tab erases the previous journey (R2.4)',
    DEMO_SESSION,
    changeSessionInOtherTab(NAMESAKE_SESSION),
    NAMESAKE_SESSION,
    FORGOTTEN,
  ],
  ['creator who signs out becomes a guest (R2.4)', DEMO_SESSION, SIGNED_OUT, GUEST_SESSION, FORGOTTEN],
  [
    'creator who signs out in another tab becomes a guest (R2.4)',
    DEMO_SESSION,
    changeSessionInOtherTab(GUEST_SESSION),
    GUEST_SESSION,
    FORGOTTEN,
  ],
  [
    'sign-in by another creator without Patreon erases the previous journey (R2.4)',
    DEMO_SESSION,
    changeSessionInOtherTab(ADA_SESSION),
    ADA_SESSION,
    FORGOTTEN,
  ],
  [
    'session without a user erases the previous journey (R2.3, R2.4)',
    DEMO_SESSION,
    changeSessionInOtherTab(USERLESS),
    USERLESS,
    FORGOTTEN,
  ],
])('A %s', (_what, session, event, view, emitted) => {
  const journey = journeyAfter('/', [event], { session });
  expect(viewSession(journey.snapshot())).toEqual(view);
  expect(journey.emitted).toEqual(emitted);
});

const SIGNED_OUT_IN_OTHER_TAB = { reason: 'signedOutElsewhere', refusedScreen: 'landing' } as const;
it.each<[string, readonly JourneyEvent[], Partial<JourneyContext>]>([
  ['signs out', [RESTART, SIGNED_OUT], { user: null, isOwnSession: false }],
  [
    'signs out in another tab',
    [RESTART, changeSessionInOtherTab(GUEST_SESSION)],
    { user: null, redirect: SIGNED_OUT_IN_OTHER_TAB, isOwnSession: false },
  ],
  [
    'is replaced by a namesake in another tab',
    [RESTART, changeSessionInOtherTab(NAMESAKE_SESSION)],
    { user: NAMESAKE },
  ],
  ['is replaced by a creator without Patreon', [RESTART, changeSessionInOtherTab(ADA_SESSION)], { user: ADA }],
  ['is replaced by a namesake in this tab', [signIn(NAMESAKE)], { user: NAMESAKE, isRemembered: true }],
])('Nothing typed remains once the creator %s (R2.4, R13.1, R15.2)', (_what, events, remaining) => {
  const typing: readonly JourneyEvent[] = [
    selectOffer('6-month'),
    visit('/entity-details'),
    typeEin('12-3456789'),
    AUTHORIZE,
    visit('/dashboard'),
    { type: 'countdown.advanced', elapsedMs: COUNTDOWN_START_DAYS * COUNTDOWN_DAY_MS },
    { type: 'saving.succeeded', at: SIGNED_AT, isRemembered: false },
  ];
  const saved = { ...NOTHING_TYPED, isRemembered: true };
  const journey = journeyAfter('/offers', [...typing, ...events], { saved });
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
      ...remaining,
    },
  });
});
