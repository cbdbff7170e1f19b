import type { EventObject } from 'xstate';
import { COUNTDOWN_DAY_MS, PLAN_RANGES } from '#machines/constants.ts';
import { businessProblems, fieldOf, fileAt, type Owner } from '#machines/domain/business.ts';
import type { Session } from '#machines/domain/session.ts';
import { snapToStep } from '#machines/domain/slider.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { EventOf, JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { callOf, callsOf, timerTypes } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { ANSWER_MS, delayMs } from './waits.ts';

const DRAWN_AT_ONCE = 'issueDocumentNumber';
const CONTRACT_DEADLINE = 'xstate.after.pdfDeadline.journey.screen.contract';
/** Events that remain possible while a dialog is open; Submit only for a client that ignores dialogs. */
const OVER_A_DIALOG = new Set<string>([
  'contract.submitted',
  'reset.cancelled',
  'reset.confirmed',
  'contract.dashboardOpened',
  'contract.copyDownloaded',
  'session.changedElsewhere',
  'saving.outdated',
  'url.opened',
]);

/** The events of the account menu, and those of the shell, which every screen but the landing page has. */
const IN_THE_ACCOUNT_MENU = new Set<string>(['session.signOutRequested', 'reset.restartRequested']);
const IN_THE_SHELL = new Set<string>([...IN_THE_ACCOUNT_MENU, 'saving.lossSeen']);

/**
 * Whether a person or a service can cause an event in this snapshot while the clock is stopped between events: the next
 * due timer or answer comes first, a control can't be set to the value that it shows, and a dialog covers other controls.
 */
export function isDrivable(snapshot: JourneySnapshot, event: EventObject): boolean {
  const { type } = event;
  const { context } = snapshot;
  if (snapshot.children[DRAWN_AT_ONCE] !== undefined) return callOf(type) === DRAWN_AT_ONCE;
  const isShowing = context.requestedField !== null && openScreen(snapshot) === 'entityDetails';
  if (isShowing || type === 'business.fieldShown') return isShowing && type === 'business.fieldShown';
  // The clock is stopped until then, so nothing else may come due first.
  if (type === 'day.changed' && (pendingMs(snapshot).size > 0 || watchesOf(snapshot).length > 0)) return false;
  if (type.startsWith('xstate.') || type.endsWith('.advanced')) return isDueFirst(snapshot, event);
  if (snapshot.hasTag('dialog') && !OVER_A_DIALOG.has(type)) return false;
  return isInReach(snapshot, type) && isChange(snapshot, event as JourneyEvent);
}

/**
 * Whether the control of an event is on the page. The landing page has no shell, a guest has no account menu, the paths
 * save only on the business form, and the signed copy is offered with the congratulations, not in the moment before.
 */
function isInReach(snapshot: JourneySnapshot, type: string): boolean {
  const screen = openScreen(snapshot);
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
  return (hasShell || !IN_THE_SHELL.has(type)) && (isSignedIn || !IN_THE_ACCOUNT_MENU.has(type));
}

/** The running clock watches of a snapshot, which fail at once or not at all. */
export function watchesOf(snapshot: JourneySnapshot): readonly string[] {
  return Object.keys(snapshot.children).filter(isWatch);
}

function isDueFirst(snapshot: JourneySnapshot, event: EventObject): boolean {
  if (isWatch(callOf(event.type) ?? '')) return false;
  const due = pendingMs(snapshot);
  const first = Math.min(...due.values());
  const { countdownMs, elapsedMs } = snapshot.context;
  const until = (event as { elapsedMs?: number }).elapsedMs ?? 0;
  if (event.type === 'countdown.advanced')
    return isWatched(snapshot, 'watchCountdown') && until > countdownMs && first >= COUNTDOWN_DAY_MS;
  if (event.type === 'progress.advanced')
    return isWatched(snapshot, 'watchProgress') && until > elapsedMs && until - elapsedMs < first;
  return due.get(event.type.replace('xstate.error.', 'xstate.done.')) === first;
}

/** The milliseconds until each answer and timer, by the type of its event. */
function pendingMs(snapshot: JourneySnapshot): ReadonlyMap<string, number> {
  const answers = callsOf(snapshot)
    .filter((id) => !isWatch(id))
    .map((id) => [`xstate.done.actor.${id}`, ANSWER_MS[id.replace(/:.*/, '')] ?? 0] as const);
  const timers = timerTypes(snapshot)
    .filter((type) => !(type.startsWith(CONTRACT_DEADLINE) && isTextFirst(snapshot)))
    .map((type) => [type, delayMs(type, snapshot.context)] as const);
  return new Map([...answers, ...timers]);
}

/** Whether the contract opens as text, which counts as loaded immediately. */
function isTextFirst(snapshot: JourneySnapshot): boolean {
  const { offerId, isContractSigned } = snapshot.context;
  return offerId !== null || isContractSigned;
}

function isWatched(snapshot: JourneySnapshot, name: string): boolean {
  return watchesOf(snapshot).some((id) => id.startsWith(name));
}

type Question<Event = JourneyEvent> = (event: Event, context: JourneyContext, snapshot: JourneySnapshot) => boolean;
type Questions = { readonly [Type in JourneyEvent['type']]?: Question<EventOf<Type>> };

const ownerOf = ({ business }: JourneyContext, ownerId: string): Owner | undefined =>
  business.owners.find(({ id }) => id === ownerId);

/** For each event of a control that shows a value: whether the event would change that value. */
const CHANGES: Questions = {
  'day.changed': ({ today }, context) => today !== context.today,
  'session.changedElsewhere': ({ session }, context, snapshot) => !isSame(session, context, snapshot),
  'calculator.revenueChanged': ({ thousandDollars }, { calculator }) =>
    thousandDollars !== calculator.monthlyRevenueThousandDollars,
  'calculator.monthsChosen': ({ months }, { calculator }) => months !== calculator.months,
  'payout.amountChanged': ({ amountDollars }, { payout }) => amountDollars !== payout.amountDollars,
  'payout.monthsChosen': ({ months }, { payout }) => months !== payout.months,
  'eligibility.answered': ({ question, isMet }, { eligibility }) => eligibility[question] !== isMet,
  'plan.changed': ({ field, value }, { plan }) => snapToStep(value, PLAN_RANGES[field]) !== plan[field],
  'repayment.monthChosen': ({ month }, _context, snapshot) => {
    const { own } = viewDashboardEstablished(snapshot);
    return own === null || Math.min(month, own.ahead.longest) !== own.ahead.month;
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
  'contract.agreementChanged': ({ isAgreed }, _context, snapshot) => isAgreed !== isAgreedIn(snapshot),
  'contract.signatureChanged': ({ signature }, context) => signature !== context.signature,
  'contract.scrolledToEnd': (_event, { contractTimes, isContractSigned }, snapshot) =>
    contractTimes.readAt === null &&
    !isContractSigned &&
    snapshot.matches({ screen: { contract: { viewer: 'loaded' } } }),
};

/** Whether an event would change the value of its control; true for a control without a value. */
function isChange(snapshot: JourneySnapshot, event: JourneyEvent): boolean {
  const isChanged = CHANGES[event.type] as Question | undefined;
  return isChanged === undefined || isChanged(event, snapshot.context, snapshot);
}

function isAgreedIn(snapshot: JourneySnapshot): boolean {
  return !(['agreementLocked', 'awaitingAgreement'] as const).some((signing) =>
    snapshot.matches({ screen: { contract: { signing } } }),
  );
}

function isSame(session: Session, { user }: JourneyContext, snapshot: JourneySnapshot): boolean {
  const isSignedIn = snapshot.matches({ session: 'signedIn' });
  const isConnected = snapshot.matches({ session: { signedIn: 'patreonConnected' } });
  const isSameUser = (session.user?.email ?? null) === (isSignedIn ? (user?.email ?? null) : null);
  return session.isAuthenticated === isSignedIn && session.isPatreonConnected === isConnected && isSameUser;
}
