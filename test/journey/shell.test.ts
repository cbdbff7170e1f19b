import { expect, it } from 'vitest';
import { DEMO_USER } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type ShellView, viewShell } from '#machines/journey/views/viewShell.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { type JourneyOptions, SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { journeyAfter, visit, RESTART, selectOffer, SIGNED_OUT } from './samples.ts';

const AT_OFFERS: ShellView = {
  screen: 'offers',
  step: 4,
  userName: DEMO_USER.name,
  redirect: null,
  homePath: '/',
  canGoBack: true,
  saving: 'nothingSaved',
  saved: null,
  today: TODAY,
  savedLoss: null,
  canRestart: true,
  confirming: null,
  isSectionRequested: false,
};
const AT_LANDING = { screen: 'landing', step: null, canGoBack: false } as const;
const AT_REPAYMENT = { screen: 'dashboardEstablished', step: null, homePath: '/dashboard-established' } as const;
const GUEST = { userName: null, canRestart: false };
const CHOSEN = selectOffer('6-month');
const SAVED: JourneyEvent = { type: 'saving.succeeded', at: SIGNED_AT, isRemembered: false };
const saved = { at: SIGNED_AT, isRemembered: false };
const REMEMBERED: JourneyEvent = { ...SAVED, isRemembered: true };
const remembered = { at: SIGNED_AT, isRemembered: true };
const NEXT_DAY: JourneyEvent = { type: 'day.changed', today: '2026-11-22' };
const DAY_AFTER: JourneyEvent = { type: 'day.changed', today: '2026-11-23' };
const FAILED: JourneyEvent = { type: 'saving.failed' };
const SIGN_OUT: JourneyEvent = { type: 'session.signOutRequested' };
const SIGNED: JourneyOptions = { saved: { ...NOTHING_TYPED, documentId: 'CCA-1', isContractSigned: true } };
const TO_FAQ = visit('/', '#faq');

it.each<[string, readonly JourneyEvent[], Partial<ShellView>, JourneyOptions?]>([
  ['shows the step, the creator and the home link (R1.7, R1.8, R13.6)', [], {}],
  [
    'links home to the repayment dashboard once it has been opened (R13.6)',
    [visit('/dashboard-established')],
    AT_REPAYMENT,
  ],
  ['does not let a guest start over (R2.1, R15.2)', [SIGNED_OUT, RESTART], { ...AT_LANDING, ...GUEST }],
  ['scrolls to a requested section (R3.6)', [TO_FAQ], { ...AT_LANDING, isSectionRequested: true }],
  ['scrolls other screens to the top (R3.6)', [TO_FAQ, visit('/offers', '#faq')], {}],
  ['shows when the journey was last saved (R15.3)', [CHOSEN, SAVED], { saving: 'saved', saved }],
  [
    'still shows the save time the next day (R15.5)',
    [CHOSEN, SAVED, NEXT_DAY],
    { saving: 'saved', saved, today: '2026-11-22' },
  ],
  ['hides the save time two days later (R15.5)', [CHOSEN, SAVED, DAY_AFTER], { saved, today: '2026-11-23' }],
  [
    'still shows the save time two days later with "Remember me" (R15.5)',
    [CHOSEN, REMEMBERED, DAY_AFTER],
    { saving: 'saved', saved: remembered, today: '2026-11-23' },
  ],
  ['shows that the browser blocks saving (R15.3)', [FAILED], { saving: 'refused' }],
  ['shows that a newer version was found (R15.3)', [{ type: 'saving.outdated' }], { saving: 'outdated' }],
  ['shows that the saved journey is still loading (R15.6)', [], { saving: 'loadingLate' }, { isLoadingLate: true }],
  ['shows why saved data could not be restored (R15.3)', [], { savedLoss: 'unreadable' }, { savedLoss: 'unreadable' }],
  [
    'hides the loss message once the creator has seen it (R15.3)',
    [{ type: 'saving.lossSeen' }],
    {},
    { savedLoss: 'unreadable' },
  ],
  ['asks for confirmation before starting over (R15.2)', [RESTART], { canRestart: false, confirming: 'restart' }],
  ['keeps everything on Cancel (R15.2)', [RESTART, { type: 'reset.cancelled' }], {}],
  ['signs out without confirmation if no contract is signed (R2.4)', [SIGN_OUT], { ...AT_LANDING, ...GUEST }],
  [
    'asks for confirmation before Sign Out erases a contract (R2.4)',
    [SIGN_OUT],
    { canRestart: false, confirming: 'signOut' },
    SIGNED,
  ],
])('Shell %s', (_what, events, change, options) => {
  expect(viewShell(journeyAfter('/offers', events, options).snapshot())).toEqual({ ...AT_OFFERS, ...change });
});
