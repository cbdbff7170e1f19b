import {
  and,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { everyNode, transitionId, transitionsFrom } from '#src/review/engine/model/nodes.ts';

/** What the guard of a transition answered: `…|passed` or `…|refused`. */
export type GuardAnswer = `${string}|${'passed' | 'refused'}`;

/**
 * One step of a chart: where it leads, which transitions were taken, automatic ones included, by their graph ids, and
 * what each guard answered that was checked on the way.
 */
export type StepResult<Machine extends AnyStateMachine = AnyStateMachine> = {
  readonly snapshot: SnapshotFrom<Machine>;
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
export type Stepper<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** A snapshot of another copy of the chart as one of this copy, whose transitions are known by their ids. */
  readonly adopt: (snapshot: AnyMachineSnapshot) => SnapshotFrom<Machine>;
  /** The id of a transition of this copy. */
  readonly idOf: (transition: AnyTransitionDefinition) => string;
  /** The transitions of this copy by their ids. A change of one is a change of this copy alone. */
  readonly definitions: ReadonlyMap<string, AnyTransitionDefinition>;
  readonly start: (input: unknown) => StepResult<Machine>;
  /** A refused event gives back the same snapshot and no transitions. */
  readonly step: (snapshot: SnapshotFrom<Machine>, event: EventObject) => StepResult<Machine>;
};

/** The library's names of the actions that emit, send, start a timer and cancel one. */
const EMIT = 'xstate.emit';
const SEND = 'xstate.sendTo';
const RAISE = 'xstate.raise';
const CANCEL = 'xstate.cancel';

type ExecutedAction = {
  readonly type: string;
  readonly params?: { readonly event?: EventObject; readonly delay?: number; readonly sendId?: string };
};
type Taken = { readonly type: string; readonly _transitions?: readonly AnyTransitionDefinition[] };

/**
 * Steps a machine purely, thousands of times a second: one scope serves every step, where the library's own
 * `transition` makes an actor for each. Nothing is started: answers and due timers are events like any other.
 */
export function createStepper<Machine extends AnyStateMachine>(original: Machine): Stepper<Machine> {
  const machine: AnyStateMachine = original.provide({});
  const ids = transitionIds(machine);
  const blank = () => ({
    taken: [] as string[],
    answers: [] as GuardAnswer[],
    emitted: [] as EventObject[],
    timers: [] as TimerChange[],
  });
  let seen = blank();
  for (const [transition, id] of ids) {
    watchGuard(transition, (isPassed) => seen.answers.push(`${id}|${isPassed ? 'passed' : 'refused'}`));
  }
  const self = createActor(createMachine({}));
  const idOf = (transition: AnyTransitionDefinition) => String(ids.get(transition));
  self.system.inspect((inspection: Taken) => {
    if (inspection.type !== '@xstate.microstep') return;
    for (const transition of inspection._transitions ?? []) seen.taken.push(idOf(transition));
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
      if (type === EMIT || type === SEND) seen.emitted.push(params?.event ?? { type });
      if (type === CANCEL && params?.sendId !== undefined) seen.timers.push({ type: params.sendId, delayMs: null });
      if (type === RAISE && params?.event !== undefined && params.delay !== undefined)
        seen.timers.push({ type: params.event.type, delayMs: params.delay });
    },
  };
  const collected = (act: () => AnyMachineSnapshot) => {
    seen = blank();
    return { snapshot: act() as SnapshotFrom<Machine>, ...seen };
  };
  return {
    adopt: (snapshot) =>
      (snapshot.machine === machine ? snapshot : adopted(machine, snapshot)) as SnapshotFrom<Machine>,
    idOf,
    definitions: new Map([...ids].map(([transition, id]) => [id, transition])),
    start: (startInput) => collected(() => machine.getInitialSnapshot(scope as never, startInput as never)),
    step: (snapshot, event) => collected(() => machine.transition(snapshot, event, scope as never)),
  };
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
  Object.assign(transition, { guard: Object.assign(() => false, { check }) });
}
