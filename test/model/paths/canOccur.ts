import type { EventObject } from 'xstate';
import { COUNTDOWN_DAY_MS, PLAN_RANGES } from '#machines/constants.ts';
import { businessProblems, fieldOf, fileAt, type Owner } from '#machines/domain/business.ts';
import type { Session } from '#machines/domain/session.ts';
import { snapToStep } from '#machines/domain/slider.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { EventOf, JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { getOpenScreen } from '#machines/journey/views/openScreen.ts';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { callOf, callsOf, timerTypes } from '#src/review/engine/session/pending.ts';
import { isWatcher } from '#src/review/journey/samples.ts';
import { ANSWER_MS, delayMs } from './waits.ts';

const IMMEDIATE_CALL = 'issueDocumentNumber';
const CONTRACT_DEADLINE = 'xstate.after.pdfDeadline.journey.screen.contract';
/** Includes Submit, because the chart also accepts it from a page that doesn't block controls behind a dialog. */
const POSSIBLE_OVER_DIALOG = new Set<string>([
  'contract.submitted',
  'reset.cancelled',
  'reset.confirmed',
  'contract.dashboardOpened',
  'contract.copyDownloaded',
  'session.changedElsewhere',
  'saving.outdated',
  'url.opened',
]);

const ACCOUNT_MENU_EVENTS = new Set<string>(['session.signOutRequested', 'reset.restartRequested']);
/** Every screen except the landing page has the shell. */
const SHELL_EVENTS = new Set<string>([...ACCOUNT_MENU_EVENTS, 'saving.lossSeen']);

/**
 * Returns whether a person or a service can cause an event in this snapshot. The clock only moves to the next timer or
 * answer, a control can't be set to its current value, and a dialog blocks other controls.
 */
export function canOccur(snapshot: JourneySnapshot, event: EventObject): boolean {
  const { type } = event;
  const { context } = snapshot;
  if (snapshot.children[IMMEDIATE_CALL] !== undefined) return callOf(type) === IMMEDIATE_CALL;
  const isShowingField = context.requestedField !== null && getOpenScreen(snapshot) === 'entityDetails';
  if (isShowingField || type === 'business.fieldShown') return isShowingField && type === 'business.fieldShown';
  // A pending timer, answer or clock watcher always comes before the end of the day.
  if (type === 'day.changed' && (pendingMs(snapshot).size > 0 || watchesOf(snapshot).length > 0)) return false;
  if (type.startsWith('xstate.') || type.endsWith('.advanced')) return isDueFirst(snapshot, event);
  if (snapshot.hasTag('dialog') && !POSSIBLE_OVER_DIALOG.has(type)) return false;
  return hasControl(snapshot, type) && isChange(snapshot, event as JourneyEvent);
}

/**
 * Returns whether the page can send an event. In the paths, saving succeeds or fails only on the business form, and the
 * signed copy isn't available before the congratulations.
 */
function hasControl(snapshot: JourneySnapshot, type: string): boolean {
  const screen = getOpenScreen(snapshot);
  if (type === 'saving.succeeded' || type === 'saving.failed')
    return screen === 'entityDetails' && !snapshot.matches({ saving: 'outdated' });
  if (type === 'saving.outdated') return screen !== 'landing';
  if (type === 'saving.erased' || type === 'saving.eraseFailed')
    return snapshot.matches({ saving: { upToDate: 'erasing' } });
  if (type === 'saving.loaded') return snapshot.context.isLoadingLate;
  if (type === 'contract.copyDownloaded' && snapshot.matches({ screen: { contract: { signing: 'signed' } } }))
    return false;
  const hasShell = screen !== 'landing';
  const isSignedIn = snapshot.matches({ session: 'signedIn' });
  return (hasShell || !SHELL_EVENTS.has(type)) && (isSignedIn || !ACCOUNT_MENU_EVENTS.has(type));
}

/** Returns the ids of the running clock watchers, which either fail immediately or never. */
export function watchesOf(snapshot: JourneySnapshot): readonly string[] {
  return Object.keys(snapshot.children).filter(isWatcher);
}

function isDueFirst(snapshot: JourneySnapshot, event: EventObject): boolean {
  if (isWatcher(callOf(event.type) ?? '')) return false;
  const due = pendingMs(snapshot);
  const first = Math.min(...due.values());
  const { countdownMs, elapsedMs } = snapshot.context;
  const reportedMs = (event as { elapsedMs?: number }).elapsedMs ?? 0;
  if (event.type === 'countdown.advanced')
    return isWatched(snapshot, 'watchCountdown') && reportedMs > countdownMs && first >= COUNTDOWN_DAY_MS;
  if (event.type === 'progress.advanced')
    return isWatched(snapshot, 'watchProgress') && reportedMs > elapsedMs && reportedMs - elapsedMs < first;
  return due.get(event.type.replace('xstate.error.', 'xstate.done.')) === first;
}

/** Returns the milliseconds until each pending answer and timer, by event type. */
function pendingMs(snapshot: JourneySnapshot): ReadonlyMap<string, number> {
  const answers = callsOf(snapshot)
    .filter((id) => !isWatcher(id))
    .map((id) => [`xstate.done.actor.${id}`, ANSWER_MS[id.replace(/:.*/, '')] ?? 0] as const);
  const timers = timerTypes(snapshot)
    .filter((type) => !(type.startsWith(CONTRACT_DEADLINE) && isShownAsText(snapshot)))
    .map((type) => [type, delayMs(type, snapshot.context)] as const);
  return new Map([...answers, ...timers]);
}

/** Returns whether the contract opens as text, which loads immediately. */
function isShownAsText(snapshot: JourneySnapshot): boolean {
  const { offerId, isContractSigned } = snapshot.context;
  return offerId !== null || isContractSigned;
}

function isWatched(snapshot: JourneySnapshot, name: string): boolean {
  return watchesOf(snapshot).some((id) => id.startsWith(name));
}

type ChangeCheck<Event = JourneyEvent> = (event: Event, context: JourneyContext, snapshot: JourneySnapshot) => boolean;
type ChangeChecks = { readonly [Type in JourneyEvent['type']]?: ChangeCheck<EventOf<Type>> };

const ownerOf = ({ business }: JourneyContext, ownerId: string): Owner | undefined =>
  business.owners.find(({ id }) => id === ownerId);

/** Checks whether an event would change the value that its control shows. */
const CHANGE_CHECKS: ChangeChecks = {
  'day.changed': ({ today }, context) => today !== context.today,
  'session.changedElsewhere': ({ session }, context, snapshot) => !isCurrentSession(session, context, snapshot),
  'calculator.revenueChanged': ({ thousandDollars }, { calculator }) =>
    thousandDollars !== calculator.monthlyRevenueThousandDollars,
  'calculator.monthsChosen': ({ months }, { calculator }) => months !== calculator.months,
  'payout.amountChanged': ({ amountDollars }, { payout }) => amountDollars !== payout.amountDollars,
  'payout.monthsChosen': ({ months }, { payout }) => months !== payout.months,
  'eligibility.answered': ({ question, isMet }, { eligibility }) => eligibility[question] !== isMet,
  'plan.changed': ({ field, value }, { plan }) => snapToStep(value, PLAN_RANGES[field]) !== plan[field],
  'repayment.monthChosen': ({ month }, _context, snapshot) => {
    const { projection } = viewDashboardEstablished(snapshot);
    return projection === null || Math.min(month, projection.ahead.maxMonth) !== projection.ahead.month;
  },
  'offers.selected': ({ offerId }, context) => offerId !== context.offerId,
  'business.entityTypeChosen': ({ entityType }, { business }) => entityType !== business.entityType,
  'business.fieldChanged': ({ field, value }, { business }) => business[field] !== value,
  'business.fieldRequested': ({ field }, { business }) =>
    businessProblems(business).some((problem) => fieldOf(problem) === field),
  'business.ownerRemoved': ({ ownerId }, context) =>
    ownerOf(context, ownerId) !== undefined && context.business.owners.length > 1,
  'business.ownerChanged': ({ ownerId, field, value }, context) =>
    (ownerOf(context, ownerId)?.[field] ?? value) !== value,
  'business.fileChosen': ({ place }, context) => fileAt(context.business, place) !== undefined,
  'business.fileRemoved': ({ place }, context) => (fileAt(context.business, place) ?? null) !== null,
  'business.incomeConfirmationChanged': ({ isConfirmed }, { business }) => business.isIncomeConfirmed !== isConfirmed,
  'business.authorizationChanged': ({ isGiven }, { business }) => business.isAuthorized !== isGiven,
  'irsForm.fileRemoved': (_event, { irsForm }) => irsForm !== null,
  'contract.agreementChanged': ({ isAgreed }, _context, snapshot) => isAgreed !== isAgreementChecked(snapshot),
  'contract.signatureChanged': ({ signature }, context) => signature !== context.signature,
  'contract.scrolledToEnd': (_event, { contractTimes, isContractSigned }, snapshot) =>
    contractTimes.readAt === null &&
    !isContractSigned &&
    snapshot.matches({ screen: { contract: { viewer: 'loaded' } } }),
};

/** Returns whether an event would change its control's value; always true for events without a change check. */
function isChange(snapshot: JourneySnapshot, event: JourneyEvent): boolean {
  const isChanged = CHANGE_CHECKS[event.type] as ChangeCheck | undefined;
  return isChanged === undefined || isChanged(event, snapshot.context, snapshot);
}

function isAgreementChecked(snapshot: JourneySnapshot): boolean {
  return !(['agreementLocked', 'awaitingAgreement'] as const).some((signing) =>
    snapshot.matches({ screen: { contract: { signing } } }),
  );
}

function isCurrentSession(session: Session, { user }: JourneyContext, snapshot: JourneySnapshot): boolean {
  const isSignedIn = snapshot.matches({ session: 'signedIn' });
  const isConnected = snapshot.matches({ session: { signedIn: 'patreonConnected' } });
  const isSameUser = (session.user?.email ?? null) === (isSignedIn ? (user?.email ?? null) : null);
  return session.isAuthenticated === isSignedIn && session.isPatreonConnected === isConnected && isSameUser;
}
