import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, transition } from 'xstate';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import type { JourneyContext } from '#machines/journey/context.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { openScreen } from '#machines/journey/views/openScreen.ts';
import type { Reached } from '#test/model/exploration/explore.ts';
import { GIVING_UP, type GraphProperty } from './property.ts';
import { dueTypes } from '#src/review/engine/session/pending.ts';
import { pendingEvents } from '#src/review/journey/samples.ts';
import type { StateGraph } from '#test/model/exploration/stateGraph.ts';

/** Something that was begun: where it is waited for, which port answers, and what is so when it went well. */
type Begun = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly waiting: string;
  readonly port: string;
  readonly isDone: (context: JourneyContext, snapshot: JourneySnapshot) => boolean;
  /** Whether the creator may leave the screen or open another address meanwhile, which gives it up. */
  readonly mayLeave: boolean;
  /** The state whose screen says what failed; a toast says it otherwise (R14.1). */
  readonly saidIn?: string;
};

const BEGUN: readonly Begun[] = [
  {
    name: 'submitting the contract leads to signed or to an explained failure',
    requirements: ['R12.5'],
    waiting: 'journey.screen.contract.signing.submitting',
    port: 'signContract',
    isDone: ({ isContractSigned }) => isContractSigned,
    mayLeave: false,
  },
  {
    name: 'signing in leads to signed in or to an explained failure',
    requirements: ['R4.3', 'R4.4', 'R4.5'],
    waiting: 'signIn.submitting',
    port: 'signIn',
    isDone: (_context, snapshot) => snapshot.matches({ session: 'signedIn', screen: 'selectPlatform' }),
    mayLeave: true,
  },
  {
    name: 'connecting Patreon leads to connected or to an explained failure',
    requirements: ['R5.3', 'R5.4'],
    waiting: 'connectPatreon.submitting',
    port: 'connectPatreon',
    isDone: (_context, snapshot) =>
      snapshot.matches({ session: { signedIn: 'patreonConnected' }, screen: 'connectAdditionalAccounts' }),
    mayLeave: true,
  },
  ...(['shopify', 'youtube'] as const).map((account) => ({
    name: `connecting ${account} leads to connected or to an explained failure`,
    requirements: ['R5.5'],
    waiting: `accounts.${account}.connecting`,
    port: `connectAccount:${account}`,
    isDone: ({ connectedAccounts }: JourneyContext) => connectedAccounts.includes(account),
    mayLeave: false,
  })),
  {
    name: 'asking for a document id leads to one or to an explained failure',
    requirements: ['R12.1'],
    waiting: 'contract.identity.unnumbered',
    port: 'issueDocumentNumber',
    isDone: ({ documentId }) => documentId !== null,
    mayLeave: true,
    saidIn: 'contract.identity.failed',
  },
];

/** Whatever was begun comes to an end, and to one that the creator is notified of. */
export const LEADS_TO: readonly GraphProperty[] = [
  ...BEGUN.map((begun) => ({
    name: begun.name,
    requirements: begun.requirements,
    complaints: (graph: StateGraph) => begunComplaints(graph, begun),
  })),
  {
    name: 'a timed screen that runs ends by itself, and one that is held goes on when asked',
    requirements: ['R6.3', 'R6.4', 'R11.1'],
    complaints: (graph) => [...graph.states.values()].flatMap((reached) => timedComplaints(graph.machine, reached)),
  },
];

function begunComplaints(graph: StateGraph, begun: Begun): readonly string[] {
  const isWaiting = (snapshot: AnyMachineSnapshot) => snapshot._nodes.some(({ id }) => id.endsWith(begun.waiting));
  const waiting = [...graph.states.values()].filter(({ snapshot }) => isWaiting(snapshot));
  if (waiting.length === 0) return [`${begun.waiting} is never reached`];
  const left = graph.edges.flatMap(({ from, to, event }) => {
    const [before, after] = [graph.states.get(from)?.snapshot, graph.states.get(to)?.snapshot];
    if (before === undefined || after === undefined || !isWaiting(before) || isWaiting(after)) return [];
    if (isOutcome(event, begun.port) || GIVING_UP.has(event.type)) return [];
    const isLeaving = event.type === 'url.opened' || screenOf(before) !== screenOf(after);
    return begun.mayLeave && isLeaving ? [] : [`${event.type} ends ${begun.waiting}`];
  });
  return [...left, ...waiting.flatMap(({ snapshot }) => outcomeComplaints(graph.machine, snapshot, begun, isWaiting))];
}

function outcomeComplaints(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { port, isDone, waiting, saidIn }: Begun,
  isWaiting: (snapshot: AnyMachineSnapshot) => boolean,
): readonly string[] {
  if (snapshot.children[port] === undefined) return [`nobody answers in ${waiting}`];
  const outcomes = pendingEvents(snapshot).filter((event) => isOutcome(event, port));
  const isFailureHandled = outcomes.some(({ type }) => type.startsWith('xstate.error.'));
  if (!isFailureHandled || outcomes.length < 2) return [`${waiting} does not handle every outcome`];
  return outcomes.flatMap((event) => {
    const [after, actions] = transition(machine, snapshot, event as never);
    if (isWaiting(after)) return [`${event.type} is not the end of ${waiting}`];
    const isGood = isDone(after.context as JourneyContext, after as unknown as JourneySnapshot);
    const isSaid =
      saidIn === undefined ? actions.some(isErrorToast) : after._nodes.some(({ id }) => id.endsWith(saidIn));
    return isGood || isSaid ? [] : [`${event.type} ends ${waiting} without a word`];
  });
}

function timedComplaints(machine: AnyStateMachine, { key, snapshot }: Reached): readonly string[] {
  const screen = screenOf(snapshot);
  if (screen !== 'processing' && screen !== 'businessVerification') return [];
  if (!snapshot.hasTag('running')) {
    const resumed = transition(machine, snapshot, { type: 'progress.resumed' } as never)[0];
    return resumed.hasTag('running') ? [] : [`held for ever at ${key}`];
  }
  const due = dueTypes(snapshot)[0];
  if (due === undefined) return [`nothing ends ${key}`];
  const remainingMs = remainingMsOf(machine, snapshot);
  if (!(remainingMs >= 0 && remainingMs <= TIMED_SCREEN_MS)) return [`${remainingMs} ms are left at ${key}`];
  const after = transition(machine, snapshot, { type: due } as never)[0];
  const next = screen === 'processing' ? 'offers' : 'contract';
  return screenOf(after) === next ? [] : [`${screen} leads to ${screenOf(after)}`];
}

function remainingMsOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): number {
  const delay: unknown = (machine.implementations.delays as Readonly<Record<string, unknown>>)['remainingTime'];
  if (typeof delay !== 'function') return Number.NaN;
  return (delay as (args: unknown) => number)({ context: snapshot.context as JourneyContext });
}

function isOutcome({ type }: EventObject, port: string): boolean {
  return type === `xstate.done.actor.${port}` || type === `xstate.error.actor.${port}`;
}

function isErrorToast({ type, params }: { readonly type: string; readonly params?: unknown }): boolean {
  if (type !== 'xstate.emit') return false;
  const { event } = params as { event: { type: string; toast?: { kind: string } } };
  return event.type === 'toast.shown' && event.toast?.kind === 'error';
}

function screenOf(snapshot: AnyMachineSnapshot): string {
  return openScreen(snapshot as unknown as JourneySnapshot);
}
