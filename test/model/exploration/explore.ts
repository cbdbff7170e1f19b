import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { acceptedTypes, once } from '#src/review/engine/session/pending.ts';
import type { GuardAnswer, Stepper } from '#src/review/engine/session/stepper.ts';
import { rememberSteps } from './rememberSteps.ts';
import { createWatchedStepper } from './watchedStepper.ts';

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
  readonly answers: readonly GuardAnswer[];
};

/** What is explored: from which inputs, with which events, and what makes two snapshots the same. */
export type Survey = {
  readonly inputs: readonly unknown[];
  /** What happens first, whatever the input is; with none, everything may. */
  readonly openings?: readonly EventObject[];
  /** The sample events that may happen in a snapshot; those without a transition there are left out. */
  readonly samplesOf: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** What of the context distinguishes two snapshots, besides the states themselves. */
  readonly abstraction: (context: object) => Readonly<Record<string, unknown>>;
  /** An exploration of more states than this fails. */
  readonly limit: number;
};

/** Where an exploration begins: at an input, after the opening event if there is one. */
export type Beginning = {
  readonly input: unknown;
  readonly event: EventObject | null;
  readonly key: string;
  readonly taken: readonly string[];
  readonly answers: readonly GuardAnswer[];
};

/** What an exploration found. */
export type Exploration = {
  readonly beginnings: readonly Beginning[];
  readonly states: ReadonlyMap<string, Reached>;
  readonly steps: number;
  readonly refused: number;
  readonly taken: ReadonlySet<string>;
  /** What the guards of the transitions answered at least once. */
  readonly answers: ReadonlySet<GuardAnswer>;
};

/** What one exploration of a machine has stepped, the next remembers. */
const stepsOf = once((machine: AnyStateMachine) => rememberSteps(createWatchedStepper(machine)), new WeakMap());

/** Walks every state of a machine that the survey's events can reach, breadth first, and shows each step on the way. */
export function explore(
  machine: AnyStateMachine,
  survey: Survey,
  seeStep: (step: TriedStep) => void = () => {},
  { start, step }: Pick<Stepper, 'start' | 'step'> = stepsOf(machine),
): Exploration {
  const keyOf = keysOf(survey);
  const states = new Map<string, Reached>();
  /** Remembered steps share their lists: each is looked through once, at the end. */
  const everTaken = new Set<readonly string[]>();
  const everAnswered = new Set<readonly GuardAnswer[]>();
  const waiting: Reached[] = [];
  let steps = 0;
  let refused = 0;

  const note = (result: Pick<TriedStep, 'taken' | 'answers'>) => {
    everTaken.add(result.taken);
    everAnswered.add(result.answers);
  };
  const reach = (snapshot: AnyMachineSnapshot, from: Reached['from']): string => {
    const key = keyOf(snapshot);
    if (!states.has(key)) {
      const reached = { key, snapshot, from };
      states.set(key, reached);
      waiting.push(reached);
    }
    return key;
  };

  const beginnings = survey.inputs.flatMap((input): readonly Beginning[] => {
    const begun = start(input);
    note(begun);
    const opened = (survey.openings ?? []).map((event) => ({ event, ...step(begun.snapshot, event) }));
    return (opened.length === 0 ? [{ event: null, ...begun }] : opened).map(({ snapshot, event, taken, answers }) => {
      note({ taken, answers });
      const key = reach(snapshot, null);
      return { input, event, key, taken: [...begun.taken, ...taken], answers: [...begun.answers, ...answers] };
    });
  });
  for (let index = 0; index < waiting.length; index += 1) {
    const before = waiting[index];
    if (before === undefined) break;
    if (states.size > survey.limit) throw new Error(`There are more than ${survey.limit} states.`);
    for (const event of possible(before.snapshot, survey)) {
      const result = step(before.snapshot, event);
      steps += 1;
      const isRefused = result.taken.length === 0;
      if (isRefused) refused += 1;
      note(result);
      const afterKey = isRefused ? before.key : reach(result.snapshot, { key: before.key, event });
      seeStep({ before, event, after: result.snapshot, afterKey, taken: result.taken, answers: result.answers });
    }
  }
  return {
    beginnings,
    states,
    steps,
    refused,
    taken: new Set([...everTaken].flat()),
    answers: new Set([...everAnswered].flat()),
  };
}

const statesText = once((value: object) => JSON.stringify(value), new WeakMap());
const historyText = once(
  (history: AnyMachineSnapshot['historyValue']) =>
    JSON.stringify(Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => node.id)])),
  new WeakMap(),
);

/** The keys of snapshots: two are equal when states, history, status and the abstraction agree. */
export function keysOf({ abstraction }: Survey): (snapshot: AnyMachineSnapshot) => string {
  const contextText = once((context: object) => JSON.stringify(abstraction(context)), new WeakMap());
  return once(({ value, status, context, historyValue }: AnyMachineSnapshot) => {
    const states = typeof value === 'string' ? value : statesText(value as object);
    return `${states} ${status} ${contextText(context as object)} ${historyText(historyValue)}`;
  }, new WeakMap());
}

/** The samples of a survey that some active state has a transition for. */
export function possible(snapshot: AnyMachineSnapshot, { samplesOf }: Survey): readonly EventObject[] {
  const types = acceptedTypes(snapshot._nodes);
  return samplesOf(snapshot).filter(({ type }) => types.has(type));
}
