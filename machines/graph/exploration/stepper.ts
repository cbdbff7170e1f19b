import {
  and,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  type EventObject,
} from 'xstate';
import { everyNode, transitionId, transitionsFrom } from '#machines/graph/nodes.ts';

/** What the guard of a transition answered: `…|passed` or `…|refused`. */
export type GuardAnswer = `${string}|${'passed' | 'refused'}`;

/**
 * One step of a chart: where it leads, which transitions were taken, automatic ones included, by their graph ids, and
 * what each guard answered that was checked on the way.
 */
export type StepResult<Snapshot> = {
  readonly snapshot: Snapshot;
  readonly taken: readonly string[];
  readonly answers: readonly GuardAnswer[];
  /** What the chart emitted on the way. */
  readonly emitted: readonly EventObject[];
  /** What happened to timers on the way, in order: armed with a delay in milliseconds, or cancelled. */
  readonly timers: readonly TimerChange[];
};

/** A timer that was armed or cancelled, by the type of its event. */
export type TimerChange = { readonly type: string; readonly delayMs: number | null };

/** A chart that can be stepped without clocks, calls or side effects. */
export type Stepper<Snapshot> = {
  /** A snapshot of another copy of the chart as one of this copy, whose transitions are known by their ids. */
  readonly adopt: (snapshot: Snapshot) => Snapshot;
  /** The id of a transition of this copy. */
  readonly idOf: (transition: AnyTransitionDefinition) => string;
  /** The transitions of this copy by their ids. A change of one is a change of this copy alone. */
  readonly definitions: ReadonlyMap<string, AnyTransitionDefinition>;
  readonly start: (input: unknown) => StepResult<Snapshot>;
  /** A refused event gives back the same snapshot and no transitions. */
  readonly step: (snapshot: Snapshot, event: EventObject) => StepResult<Snapshot>;
};

/** A transition that the graph does not know; there is none. */
const UNKNOWN = 'unknown';

/** The library's names of the actions that emit, send, start a timer and cancel one. */
const EMIT = 'xstate.emit';
const SEND = 'xstate.sendTo';
const RAISE = 'xstate.raise';
const CANCEL = 'xstate.cancel';

/** An action as the library resolves it: to the snapshot after it, and what else is to be done. */
type Resolve = (
  scope: unknown,
  snapshot: AnyMachineSnapshot,
  ...rest: readonly unknown[]
) => [AnyMachineSnapshot, ...unknown[]];
type Change = (args: unknown, params: unknown) => object;
type Action = { readonly type?: string; readonly resolve: Resolve; readonly assignment?: Change | object };

type Context = Readonly<Record<PropertyKey, unknown>>;
/** The context after a change of some of its parts. */
type Assign = (context: Context, change: object) => Context;

const assignPlainly: Assign = (context, change) => ({ ...context, ...change });

type ExecutedAction = {
  readonly type: string;
  readonly params?: { readonly event?: EventObject; readonly delay?: number; readonly sendId?: string };
};
type Taken = { readonly type: string; readonly _transitions?: readonly AnyTransitionDefinition[] };

/**
 * Steps a machine purely, thousands of times a second: one scope serves every step, where the library's own
 * `transition` makes an actor for each. Nothing is started: answers and due timers are events like any other.
 */
export function createStepper(original: AnyStateMachine, assign: Assign = assignPlainly): Stepper<AnyMachineSnapshot> {
  const named = Object.entries(original.implementations.actions as unknown as Readonly<Record<string, Action>>);
  const machine = original.provide({
    actions: Object.fromEntries(named.map(([name, action]) => [name, quickAction(action, assign)])) as never,
  });
  const ids = transitionIds(machine);
  for (const node of everyNode(machine.root)) quicken(node, assign);
  let answers: GuardAnswer[] = [];
  for (const [transition, id] of ids) {
    const passed: GuardAnswer = `${id}|passed`;
    const refused: GuardAnswer = `${id}|refused`;
    watchGuard(transition, (isPassed) => answers.push(isPassed ? passed : refused));
  }
  const self = createActor(createMachine({}));
  let taken: string[] = [];
  let emitted: EventObject[] = [];
  let timers: TimerChange[] = [];
  const idOf = (transition: AnyTransitionDefinition) => ids.get(transition) ?? UNKNOWN;
  self.system.inspect((inspection: Taken) => {
    if (inspection.type !== '@xstate.microstep') return;
    for (const transition of inspection._transitions ?? []) taken.push(idOf(transition));
  });
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: ({ type, params }: ExecutedAction) => {
      if (type === EMIT || type === SEND) emitted.push(params?.event ?? { type });
      if (type === CANCEL && params?.sendId !== undefined) timers.push({ type: params.sendId, delayMs: null });
      if (type === RAISE && params?.event !== undefined && params.delay !== undefined)
        timers.push({ type: params.event.type, delayMs: params.delay });
    },
  };
  const collected = (act: () => AnyMachineSnapshot) => {
    taken = [];
    answers = [];
    emitted = [];
    timers = [];
    const snapshot = act();
    return { snapshot, taken, answers, emitted, timers };
  };
  return {
    adopt: (snapshot) => (snapshot.machine === machine ? snapshot : adopted(machine, snapshot)),
    idOf,
    definitions: new Map([...ids].map(([transition, id]) => [id, transition])),
    start: (startInput) => collected(() => machine.getInitialSnapshot(scope as never, startInput as never)),
    step: (snapshot, event) => collected(() => machine.transition(snapshot, event, scope as never)),
  };
}

/** The same actions, where those that only remember something do not have the active states worked out anew. */
function quickAction(action: Action, assign: Assign): Action {
  if (action.type === SEND) return lenientSend(action);
  const { assignment } = action;
  if (assignment === undefined) return action;
  const resolve: Resolve = (_scope, snapshot, args, params) => {
    const valueOf = (value: unknown): unknown => (isChange(value) ? value(args, params) : value);
    const change = isChange(assignment)
      ? assignment(args, params)
      : Object.fromEntries(Object.entries(assignment).map(([key, value]) => [key, valueOf(value)]));
    return [{ ...snapshot, context: assign(snapshot.context as Context, change) } as AnyMachineSnapshot];
  };
  return Object.assign(() => {}, action, { resolve });
}

const isChange = (value: unknown): value is Change => typeof value === 'function';

/** The same for what is written in place. */
function quicken(node: AnyStateNode, assign: Assign): void {
  const quickened = (action: unknown) =>
    typeof action === 'function' ? quickAction(action as unknown as Action, assign) : action;
  for (const holder of transitionsFrom(node)) holder.actions = holder.actions.map(quickened) as never;
  node.entry = node.entry.map(quickened) as never;
  node.exit = node.exit.map(quickened) as never;
}

/** What is sent in a session that has ended reaches nobody: its actors have stopped. */
function lenientSend(send: Action): Action {
  const resolve: Resolve = (scope, snapshot, ...rest) =>
    Object.keys(snapshot.children).length === 0 ? [snapshot] : send.resolve(scope, snapshot, ...rest);
  return Object.assign(() => {}, send, { resolve });
}

/** A snapshot as one of another copy. Its states keep their order, in which their transitions are taken. */
function adopted(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const own = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => machine.getStateNodeById(id));
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, own(nodes)]);
  const historyValue = Object.fromEntries(history) as AnyMachineSnapshot['historyValue'];
  return { ...snapshot, machine, historyValue, _nodes: own(snapshot._nodes) } as AnyMachineSnapshot;
}

/** Every transition of a machine with the id that it has in its graph. */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const nodes = everyNode(machine.root);
  return new Map(nodes.flatMap((node) => transitionsFrom(node).map((one, index) => [one, transitionId(one, index)])));
}

type Check = (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;

/** What a guard answers, whatever kind of guard it is: as a combination of it alone does. */
export function answerOf(guard: unknown): (snapshot: AnyMachineSnapshot, args: object) => boolean {
  const combined = and([guard as never]) as unknown as { check: Check };
  return (snapshot, args) => combined.check(snapshot, args, combined);
}

/** Reports each answer of a transition's guard; the guard itself does not change. */
function watchGuard(transition: AnyTransitionDefinition, onAnswer: (isPassed: boolean) => void): void {
  if (transition.guard === undefined) return;
  const answer = answerOf(transition.guard);
  const check: Check = (snapshot, args) => {
    const isPassed = answer(snapshot, args);
    onAnswer(isPassed);
    return isPassed;
  };
  const watched = Object.assign(() => false, { check });
  Object.defineProperty(transition, 'guard', { value: watched, writable: true, configurable: true, enumerable: true });
}
