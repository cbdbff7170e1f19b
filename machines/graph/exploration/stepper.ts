import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate';
import { everyNode, transitionsFrom } from '#machines/graph/nodes.ts';
import { toGraph } from '#machines/graph/toGraph.ts';
import { type GuardAnswer, watchGuard } from './watchGuards.ts';

/**
 * One step of a chart: where it leads, which transitions were taken, automatic ones included, by their graph ids, and
 * what each guard answered that was asked on the way.
 */
export type StepResult<Snapshot> = {
  readonly snapshot: Snapshot;
  readonly taken: readonly string[];
  readonly answers: readonly GuardAnswer[];
  /** What the chart told the app on the way. */
  readonly emitted: readonly EventObject[];
};

/** A chart that can be stepped without clocks, calls or side effects. */
export type Stepper<Snapshot> = {
  readonly start: (input: unknown) => StepResult<Snapshot>;
  /** A refused event gives back the same snapshot and no transitions. */
  readonly step: (snapshot: Snapshot, event: EventObject) => StepResult<Snapshot>;
};

/** A transition that the graph does not know; there is none. */
const UNKNOWN = 'unknown';

/** The library's name of the action that tells the app something. */
const EMIT = 'xstate.emit';

type ExecutedAction = { readonly type: string; readonly params?: { readonly event?: EventObject } };
type Taken = { readonly type: string; readonly _transitions?: readonly AnyTransitionDefinition[] };

/**
 * Steps a machine purely, thousands of times a second: one scope serves every step, where the library's own
 * `transition` makes an actor for each. Nothing is started: answers and due timers are events like any other.
 */
export function createStepper(original: AnyStateMachine, input: unknown): Stepper<AnyMachineSnapshot> {
  const machine = original.provide({});
  const ids = transitionIds(machine);
  let answers: GuardAnswer[] = [];
  for (const [transition, id] of ids) {
    const passed: GuardAnswer = `${id}|passed`;
    const refused: GuardAnswer = `${id}|refused`;
    watchGuard(transition, (isPassed) => answers.push(isPassed ? passed : refused));
  }
  const self = createActor(machine, { input } as never);
  let taken: string[] = [];
  let emitted: EventObject[] = [];
  self.system.inspect((inspection: Taken) => {
    if (inspection.type !== '@xstate.microstep') return;
    for (const transition of inspection._transitions ?? []) taken.push(ids.get(transition) ?? UNKNOWN);
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
      if (type === EMIT) emitted.push(params?.event ?? { type });
    },
  };
  const collected = (act: () => AnyMachineSnapshot) => {
    taken = [];
    answers = [];
    emitted = [];
    const snapshot = act();
    return { snapshot, taken, answers, emitted };
  };
  return {
    start: (startInput) => collected(() => machine.getInitialSnapshot(scope as never, startInput as never)),
    step: (snapshot, event) => collected(() => machine.transition(snapshot, event, scope as never)),
  };
}

/** Every transition of a machine with the id that it has in its graph. */
function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const { transitions } = toGraph(machine);
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of everyNode(machine.root)) {
    const own = transitions.filter(({ sourceId, trigger }) => sourceId === node.id && trigger.kind !== 'initial');
    transitionsFrom(node).forEach((transition, index) => {
      const id = own[index]?.id;
      if (id !== undefined) ids.set(transition, id);
    });
  }
  return ids;
}
