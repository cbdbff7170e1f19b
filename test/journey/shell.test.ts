import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { expect, it } from 'vitest';
import { DEMO_USER, GUEST_SESSION } from '#machines/domain/session.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type ShellView, viewShell } from '#machines/journey/views/viewShell.ts';
import { type JourneyOptions, SIGNED_AT, TODAY } from '#test/support/journeyAt.ts';
import { journeyAfter, opened, RESTART, SIGNED_OUT } from './samples.ts';

const UNSAVED = { saving: 'nothingSaved', saved: null, savedLoss: null } as const;
const QUIET = { redirect: null, isSectionRequested: false, canRestart: true, confirming: null };
const AT_OFFERS: ShellView = {
  ...UNSAVED,
  ...QUIET,
  screen: 'offers',
  step: 4,
  userName: DEMO_USER.name,
  homePath: '/',
  canGoBack: true,
  today: TODAY,
};
const AT_LANDING: ShellView = { ...AT_OFFERS, screen: 'landing', step: null, canGoBack: false };
const OF_GUEST = { userName: null, canRestart: false };
const SIGNED_OUT_FRAME: ShellView = { ...AT_LANDING, ...OF_GUEST };
const redirect = { reason: 'signInRequired', refusedScreen: 'offers' } as const;
const TURNED_AWAY: ShellView = { ...AT_OFFERS, ...OF_GUEST, screen: 'signIn', step: null, redirect };
const homePath = '/dashboard-established';
const AT_REPAYMENT: ShellView = { ...AT_OFFERS, screen: 'dashboardEstablished', step: null, homePath };
const SAVED_FRAME: ShellView = { ...AT_OFFERS, saving: 'saved', saved: { at: SIGNED_AT, isRemembered: false } };
const SAVED: JourneyEvent = { type: 'saving.succeeded', at: SIGNED_AT, isRemembered: false };
const SAVED_REMEMBERED: JourneyEvent = { ...SAVED, isRemembered: true };
const DAY_AFTER: JourneyEvent = { type: 'day.changed', today: '2026-11-22' };
const TWO_DAYS_AFTER: JourneyEvent = { type: 'day.changed', today: '2026-11-23' };
const EXPIRED_FRAME: ShellView = { ...SAVED_FRAME, saving: 'nothingSaved', today: '2026-11-23' };
const CHOSEN: JourneyEvent = { type: 'offers.selected', offerId: '6-month' };
const SIGN_OUT: JourneyEvent = { type: 'session.signOutRequested' };
const SIGNED: SavedJourney = { ...NOTHING_TYPED, documentId: 'CCA-1', isContractSigned: true };
const CANCEL: JourneyEvent = { type: 'reset.cancelled' };

it.each<[string, readonly JourneyEvent[], ShellView, JourneyOptions?]>([
  ['tells where the creator stands, who it is and where the logo leads (R1.7, R1.8, R13.6)', [], AT_OFFERS],
  ['leads from the repayment dashboard to itself (R13.6)', [opened('/dashboard-established')], AT_REPAYMENT],
  ['offers no Back on the landing page (R1.7)', [opened('/')], AT_LANDING],
  ['knows no guest and offers nothing to start over (R2.1, R15.2)', [SIGNED_OUT], SIGNED_OUT_FRAME],
  ['asks a guest nothing (R15.2)', [SIGNED_OUT, RESTART], SIGNED_OUT_FRAME],
  ['knows the guest who is turned away (R1.3)', [], TURNED_AWAY, { session: GUEST_SESSION }],
  ['begins at a section that was asked for (R3.6)', [opened('/', '#faq')], { ...AT_LANDING, isSectionRequested: true }],
  ['begins at the top for no such section (R3.6)', [opened('/', '#nope')], AT_LANDING],
  ['begins at the top of other screens (R3.6)', [opened('/', '#faq'), opened('/offers', '#faq')], AT_OFFERS],
  ['says when it was last saved (R15.3)', [CHOSEN, SAVED], SAVED_FRAME],
  ['says it for as long as it is kept (R15.5)', [CHOSEN, SAVED, DAY_AFTER], { ...SAVED_FRAME, today: '2026-11-22' }],
  ['says no more that it is saved once it expired (R15.5)', [CHOSEN, SAVED, TWO_DAYS_AFTER], EXPIRED_FRAME],
  [
    'says longer that it is saved for "Remember me" (R15.5)',
    [CHOSEN, SAVED_REMEMBERED, TWO_DAYS_AFTER],
    { ...EXPIRED_FRAME, saving: 'saved', saved: { at: SIGNED_AT, isRemembered: true } },
  ],
  ['says nothing of saving before something is the own (R15.3)', [SAVED], { ...SAVED_FRAME, saving: 'nothingSaved' }],
  ['says that the browser refuses (R15.3)', [{ type: 'saving.failed' }], { ...AT_OFFERS, saving: 'refused' }],
  ['takes that back when it no longer does (R15.3)', [CHOSEN, { type: 'saving.failed' }, SAVED], SAVED_FRAME],
  ['says that a newer version saves (R15.3)', [{ type: 'saving.outdated' }], { ...AT_OFFERS, saving: 'outdated' }],
  ['says what is not here yet (R15.6)', [], { ...AT_OFFERS, saving: 'loadingLate' }, { isLoadingLate: true }],
  ['says what could not come back (R15.3)', [], { ...AT_OFFERS, savedLoss: 'unreadable' }, { savedLoss: 'unreadable' }],
  ['says it until it was read (R15.3)', [{ type: 'saving.lossSeen' }], AT_OFFERS, { savedLoss: 'unreadable' }],
  ['asks before starting over (R15.2)', [RESTART], { ...AT_OFFERS, canRestart: false, confirming: 'restart' }],
  ['signs out at once as long as nothing is signed (R2.4)', [SIGN_OUT], SIGNED_OUT_FRAME],
  [
    'asks before Sign Out erases a signed contract (R2.4)',
    [SIGN_OUT],
    { ...AT_OFFERS, canRestart: false, confirming: 'signOut' },
    { saved: SIGNED },
  ],
  ['asks no more when told not to (R15.2)', [RESTART, CANCEL], AT_OFFERS],
])('The shell around the screens %s', (_what, events, shell, options = {}) => {
  expect(viewShell(journeyAfter('/offers', events, options).snapshot())).toEqual(shell);
});
