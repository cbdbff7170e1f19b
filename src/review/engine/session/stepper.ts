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

/** A transition id with the result of its guard: `<id>|passed` or `<id>|refused`. */
export type GuardAnswer = `${string}|${'passed' | 'refused'}`;

export type StepResult<Machine extends AnyStateMachine = AnyStateMachine> = {
  readonly snapshot: SnapshotFrom<Machine>;
  /** Transition ids, including those of eventless transitions. */
  readonly taken: readonly string[];
  readonly answers: readonly GuardAnswer[];
  /** Events that the chart emitted or sent to other actors. */
  readonly emitted: readonly EventObject[];
  readonly timers: readonly TimerChange[];
};

/** `type` is the timer's event; `delayMs` is null if the timer was canceled. */
export type TimerChange = { readonly type: string; readonly delayMs: number | null };

export type Stepper<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** Rebinds a snapshot of another copy of the machine to this copy. */
  readonly adopt: (snapshot: AnyMachineSnapshot) => SnapshotFrom<Machine>;
  readonly idOf: (transition: AnyTransitionDefinition) => string;
  /** Transitions of this copy, by id. Changing one doesn't affect other copies. */
  readonly definitions: ReadonlyMap<string, AnyTransitionDefinition>;
  readonly start: (input: unknown) => StepResult<Machine>;
  /** Returns the unchanged snapshot and no transitions if the event is rejected. */
  readonly step: (snapshot: SnapshotFrom<Machine>, event: EventObject) => StepResult<Machine>;
};

/** XState's internal action types. */
const EMIT = 'xstate.emit';
const SEND = 'xstate.sendTo';
const RAISE = 'xstate.raise';
const CANCEL = 'xstate.cancel';

type ExecutedAction = {
  readonly type: string;
  readonly params?: { readonly event?: EventObject; readonly delay?: number; readonly sendId?: string };
};
type Inspection = { readonly type: string; readonly _transitions?: readonly AnyTransitionDefinition[] };

/**
 * Steps a machine without side effects, thousands of times a second: it reuses one scope, whereas XState's `transition`
 * creates an actor for each step. Calls and timers don't run, so their results must be sent as events.
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
  self.system.inspect((inspection: Inspection) => {
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
  const collect = (callback: () => AnyMachineSnapshot) => {
    seen = blank();
    return { snapshot: callback() as SnapshotFrom<Machine>, ...seen };
  };
  return {
    adopt: (snapshot) =>
      (snapshot.machine === machine ? snapshot : adoptSnapshot(machine, snapshot)) as SnapshotFrom<Machine>,
    idOf,
    definitions: new Map([...ids].map(([transition, id]) => [id, transition])),
    start: (startInput) => collect(() => machine.getInitialSnapshot(scope as never, startInput as never)),
    step: (snapshot, event) => collect(() => machine.transition(snapshot, event, scope as never)),
  };
}

/** Keeps the order of the active states, because it determines the order of their transitions. */
function adoptSnapshot(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const own = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => machine.getStateNodeById(id));
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, own(nodes)]);
  const historyValue = Object.fromEntries(history) as AnyMachineSnapshot['historyValue'];
  return { ...snapshot, machine, historyValue, _nodes: own(snapshot._nodes) } as AnyMachineSnapshot;
}

export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const nodes = everyNode(machine.root);
  return new Map(nodes.flatMap((node) => transitionsFrom(node).map((one, index) => [one, transitionId(one, index)])));
}

type Check = (snapshot: AnyMachineSnapshot, args: object, guard: unknown) => boolean;

/** Creates a function that evaluates a guard of any kind by wrapping it in `and`. */
export function answerOf(guard: unknown): (snapshot: AnyMachineSnapshot, args: object) => boolean {
  const combined = and([guard as never]) as unknown as { check: Check };
  return (snapshot, args) => combined.check(snapshot, args, combined);
}

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
