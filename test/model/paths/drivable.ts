import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import { callOf, callsOf, dueTypes } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { isChange } from './isChange.ts';
import { ANSWER_MS, delayMs } from './waits.ts';

const DRAWN_AT_ONCE = 'issueDocumentNumber';
const CONTRACT_DEADLINE = 'xstate.after.pdfDeadline.journey.screen.contract';
/** What can still be done while a dialog lies over everything else; Submit only by means that do not see the dialog. */
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

/** What is in the account menu, and what else is in the shell of every screen but the landing page. */
const IN_THE_ACCOUNT_MENU = new Set<string>(['session.signOutRequested', 'reset.restartRequested']);
const IN_THE_SHELL = new Set<string>([...IN_THE_ACCOUNT_MENU, 'saving.lossSeen']);

/**
 * Whether a person or a service can cause an event in this snapshot, on a product whose clock is stopped
 * between events: what is due first comes first, a control that shows a value cannot be set to that same value, and
 * what lies under a dialog cannot be reached.
 */
export function isDrivable(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const { type } = event;
  const context = snapshot.context as JourneyContext;
  if (snapshot.children[DRAWN_AT_ONCE] !== undefined) return callOf(type) === DRAWN_AT_ONCE;
  const isShowing =
    context.requestedField !== null && openScreen(snapshot as unknown as JourneySnapshot) === 'entityDetails';
  if (isShowing || type === 'business.fieldShown') return isShowing && type === 'business.fieldShown';
  // The clock is stopped until then: nothing else may come due first.
  if (type === 'day.changed' && (pendingMs(snapshot).size > 0 || watchesOf(snapshot).length > 0)) return false;
  if (type.startsWith('xstate.') || type.endsWith('.advanced')) return isDueFirst(snapshot, event);
  if (snapshot.hasTag('dialog') && !OVER_A_DIALOG.has(type)) return false;
  return isInReach(snapshot, type) && isChange(snapshot, event as JourneyEvent);
}

/**
 * Whether the control or message of an event is on the page: the landing page has no shell, a guest no account, only
 * where something is typed that changes nothing else is there an occasion to save it, an outdated page takes none, and
 * the signed copy is offered with the congratulations, not in the second before them.
 */
function isInReach(snapshot: AnyMachineSnapshot, type: string): boolean {
  const screen = openScreen(snapshot as unknown as JourneySnapshot);
  if (type === 'saving.succeeded' || type === 'saving.failed')
    return screen === 'entityDetails' && !snapshot.matches({ saving: 'outdated' } as never);
  if (type === 'saving.outdated') return screen !== 'landing';
  if (type === 'saving.erased' || type === 'saving.eraseFailed')
    return snapshot.matches({ saving: { upToDate: 'erasing' } } as never);
  if (type === 'saving.loaded') return (snapshot.context as JourneyContext).isLoadingLate;
  if (type === 'contract.copyDownloaded' && snapshot.matches({ screen: { contract: { signing: 'signed' } } } as never))
    return false;
  const hasShell = screen !== 'landing';
  const isSignedIn = snapshot.matches({ session: 'signedIn' } as never);
  return (hasShell || !IN_THE_SHELL.has(type)) && (isSignedIn || !IN_THE_ACCOUNT_MENU.has(type));
}

/** The watches that read their clock in this snapshot. They fail at once or not at all. */
export function watchesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  return Object.keys(snapshot.children).filter(isWatch);
}

function isDueFirst(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (isWatch(callOf(event.type) ?? '')) return false;
  const due = pendingMs(snapshot);
  const first = Math.min(...due.values());
  const { countdownMs, elapsedMs } = snapshot.context as JourneyContext;
  const until = (event as { elapsedMs?: number }).elapsedMs ?? 0;
  if (event.type === 'countdown.advanced')
    return isWatched(snapshot, 'watchCountdown') && until > countdownMs && first >= COUNTDOWN_DAY_MS;
  if (event.type === 'progress.advanced')
    return isWatched(snapshot, 'watchProgress') && until > elapsedMs && until - elapsedMs < first;
  return due.get(event.type.replace('xstate.error.', 'xstate.done.')) === first;
}

/** Everything that time alone brings about, by the event that comes then, with the milliseconds until it. */
function pendingMs(snapshot: AnyMachineSnapshot): ReadonlyMap<string, number> {
  const answers = callsOf(snapshot)
    .filter((id) => !isWatch(id))
    .map((id) => [`xstate.done.actor.${id}`, ANSWER_MS[id.replace(/:.*/, '')] ?? 0] as const);
  const timers = dueTypes(snapshot)
    .filter((type) => !(type.startsWith(CONTRACT_DEADLINE) && isTextFirst(snapshot)))
    .map((type) => [type, delayMs(type, snapshot.context as JourneyContext)] as const);
  return new Map([...answers, ...timers]);
}

/** Whether the contract opens as text, which counts as loaded at once. */
function isTextFirst(snapshot: AnyMachineSnapshot): boolean {
  const { offerId, isContractSigned } = snapshot.context as JourneyContext;
  return offerId !== null || isContractSigned;
}

function isWatched(snapshot: AnyMachineSnapshot, name: string): boolean {
  return watchesOf(snapshot).some((id) => id.startsWith(name));
}
