import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { everyNode, transitionsFrom } from './nodes.ts';
import { toGraph } from './toGraph.ts';

/** One step of a chart: where it leads and which transitions were taken, automatic ones included, by their graph ids. */
export type StepResult<Snapshot> = { readonly snapshot: Snapshot; readonly taken: readonly string[] };

/** A chart that can be stepped without clocks, calls or side effects. */
export type Stepper<Snapshot> = {
  readonly start: (input: unknown) => StepResult<Snapshot>;
  /** A refused event gives back the same snapshot and no transitions. */
  readonly step: (snapshot: Snapshot, event: EventObject) => StepResult<Snapshot>;
};

type Taken = { readonly type: string; readonly _transitions?: readonly object[] };

/**
 * Steps a machine purely, thousands of times a second: one scope serves every step, where the library's own
 * `transition` makes an actor for each. Nothing is started: answers and due timers are events like any other.
 */
export function createStepper<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
): Stepper<AnyMachineSnapshot> {
  const ids = transitionIds(machine);
  const self = createActor(machine, { input } as never);
  let taken: string[] = [];
  self.system.inspect((inspection: Taken) => {
    if (inspection.type !== '@xstate.microstep') return;
    for (const transition of inspection._transitions ?? []) taken.push(ids.get(transition) ?? 'unknown');
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
    actionExecutor: () => {},
  };
  const collected = (act: () => AnyMachineSnapshot) => {
    taken = [];
    const snapshot = act();
    return { snapshot, taken };
  };
  return {
    start: (startInput) => collected(() => machine.getInitialSnapshot(scope as never, startInput as never)),
    step: (snapshot, event) => collected(() => machine.transition(snapshot, event, scope as never)),
  };
}

/** Every transition of a machine with the id that it has in its graph. */
function transitionIds(machine: AnyStateMachine): ReadonlyMap<object, string> {
  const { transitions } = toGraph(machine);
  const ids = new Map<object, string>();
  for (const node of everyNode(machine.root)) {
    const own = transitions.filter(({ sourceId, trigger }) => sourceId === node.id && trigger.kind !== 'initial');
    transitionsFrom(node).forEach((transition, index) => {
      const id = own[index]?.id;
      if (id !== undefined) ids.set(transition, id);
    });
  }
  return ids;
}
