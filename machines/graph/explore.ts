import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { createStepper } from './stepper.ts';

/** A state that was reached: how, and from which. */
export type Reached = {
  readonly key: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The key of the state before and the event that led here; null at a start. */
  readonly from: { readonly key: string; readonly event: EventObject } | null;
};

/** One step that was tried, refused ones included. */
export type TriedStep = {
  readonly before: Reached;
  readonly event: EventObject;
  readonly after: AnyMachineSnapshot;
  readonly afterKey: string;
  readonly taken: readonly string[];
};

/** What is explored: from which inputs, with which events, and what makes two moments the same. */
export type Survey = {
  readonly inputs: readonly unknown[];
  /** The sample events that may happen in a moment; those without a transition there are left out. */
  readonly samplesOf: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** What of the context tells two moments apart, beside the states themselves. */
  readonly abstraction: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, unknown>>;
  /** More states than this are not explored; the report is partial then. */
  readonly limit: number;
};

/** What an exploration found. */
export type Exploration = {
  readonly states: ReadonlyMap<string, Reached>;
  readonly steps: number;
  readonly refused: number;
  readonly taken: ReadonlySet<string>;
  /** Whether everything was explored; otherwise which part of the abstraction has how many values, most first. */
  readonly isComplete: boolean;
  readonly growth: readonly (readonly [part: string, values: number])[];
};

/** Walks every state of a machine that the survey's events can reach, breadth first, and shows each step on the way. */
export function explore(
  machine: AnyStateMachine,
  survey: Survey,
  seeStep: (step: TriedStep) => void = () => {},
): Exploration {
  const stepper = createStepper(machine, survey.inputs[0]);
  const states = new Map<string, Reached>();
  const taken = new Set<string>();
  const waiting: Reached[] = [];
  let steps = 0;
  let refused = 0;

  const reach = (snapshot: AnyMachineSnapshot, from: Reached['from']): string => {
    const key = keyOf(snapshot, survey);
    if (!states.has(key)) {
      const reached = { key, snapshot, from };
      states.set(key, reached);
      waiting.push(reached);
    }
    return key;
  };

  for (const input of survey.inputs) {
    const begun = stepper.start(input);
    for (const id of begun.taken) taken.add(id);
    reach(begun.snapshot, null);
  }
  for (let index = 0; index < waiting.length && states.size <= survey.limit; index += 1) {
    const before = waiting[index];
    if (before === undefined) break;
    for (const event of possible(before.snapshot, survey)) {
      const result = stepper.step(before.snapshot, event);
      steps += 1;
      const isRefused = result.taken.length === 0;
      if (isRefused) refused += 1;
      for (const id of result.taken) taken.add(id);
      const afterKey = isRefused ? before.key : reach(result.snapshot, { key: before.key, event });
      seeStep({ before, event, after: result.snapshot, afterKey, taken: result.taken });
    }
  }
  const isComplete = states.size <= survey.limit;
  return { states, steps, refused, taken, isComplete, growth: isComplete ? [] : growthOf(states.values(), survey) };
}

/** Two moments are one when states, history, status and the abstraction agree. */
function keyOf(snapshot: AnyMachineSnapshot, { abstraction }: Survey): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify([snapshot.value, snapshot.status, abstraction(snapshot), history]);
}

function possible(snapshot: AnyMachineSnapshot, { samplesOf }: Survey): readonly EventObject[] {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return samplesOf(snapshot).filter(({ type }) => types.has(type));
}

function growthOf(states: Iterable<Reached>, { abstraction }: Survey): Exploration['growth'] {
  const values = new Map<string, Set<string>>();
  for (const { snapshot } of states) {
    for (const [part, value] of Object.entries(abstraction(snapshot))) {
      values.set(part, (values.get(part) ?? new Set()).add(JSON.stringify(value)));
    }
  }
  return [...values].map(([part, seen]) => [part, seen.size] as const).sort(([, one], [, other]) => other - one);
}
