import type { AnyStateMachine } from 'xstate';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';
import { acceptedTypes, type Answer } from '#src/review/engine/session/pending.ts';
import { createStepper, type GuardAnswer, type StepResult } from '#src/review/engine/session/stepper.ts';

/** A journey event, or an answer, failure or timer as XState reports it. */
export type StepEvent = JourneyEvent | Answer;

/** The result of sending an event to a snapshot; an ignored event takes no transitions. */
export type Step = Omit<StepResult, 'snapshot'> & {
  readonly before: JourneySnapshot;
  readonly event: StepEvent;
  readonly after: JourneySnapshot;
};

export type JourneyStepper = {
  readonly start: (input: JourneyInput) => StepResult<JourneyMachine>;
  readonly step: (before: JourneySnapshot, event: StepEvent) => Step;
};

/** Creates a stepper with the journey's types. */
export function createJourneyStepper(machine: JourneyMachine): JourneyStepper {
  const stepper = createStepper(machine);
  return {
    start: (input) => stepper.start(input),
    step: (before, event) => {
      const { snapshot, ...result } = stepper.step(before, event);
      return { before, event, after: snapshot, ...result };
    },
  };
}

const MAX_STATES = 50_000;

/** Where an exploration starts, which events it tries, and which parts of the context distinguish states. */
export type Scope = {
  readonly inputs: readonly JourneyInput[];
  /** First events, each of which produces an initial state. Without them, the initial states are the start states, one per input. */
  readonly openings?: readonly StepEvent[];
  readonly samplesOf: (snapshot: JourneySnapshot) => readonly StepEvent[];
  readonly abstraction: (context: JourneyContext) => Readonly<Record<string, unknown>>;
};

/** A step between two explored states, identified by their keys. */
export type ExploredStep = Step & { readonly from: string; readonly to: string };

/** An initial state, with the input and the opening event that produce it. */
export type InitialState = Pick<Step, 'taken' | 'answers'> & {
  readonly input: JourneyInput;
  readonly event: StepEvent | null;
  readonly key: string;
};

export type Exploration = {
  readonly initialStates: readonly InitialState[];
  /** Every reached state by key, in breadth-first order. */
  readonly states: ReadonlyMap<string, JourneySnapshot>;
  readonly steps: number;
  readonly taken: ReadonlySet<string>;
  readonly answers: ReadonlySet<GuardAnswer>;
};

/** Visits every state that the events of a scope can reach, breadth first. */
export function explore(
  machine: AnyStateMachine,
  scope: Scope,
  onStep: (step: ExploredStep) => void = () => {},
): Exploration {
  const stepper = createJourneyStepper(machine);
  const states = new Map<string, JourneySnapshot>();
  const taken = new Set<string>();
  const answers = new Set<GuardAnswer>();
  let steps = 0;
  const reach = (snapshot: JourneySnapshot): string => {
    const key = keyOf(snapshot, scope);
    if (!states.has(key)) states.set(key, snapshot);
    return key;
  };
  const recordCoverage = (result: Pick<Step, 'taken' | 'answers'>) => {
    for (const id of result.taken) taken.add(id);
    for (const answer of result.answers) answers.add(answer);
  };

  const initialStates = scope.inputs.flatMap((input): readonly InitialState[] => {
    const started = stepper.start(input);
    const openings = (scope.openings ?? []).map((event) => stepper.step(started.snapshot, event));
    const firstSteps =
      openings.length > 0 ? openings : [{ event: null, after: started.snapshot, taken: [], answers: [] }];
    return firstSteps.map(({ event, after, ...step }) => {
      const coverage = { taken: [...started.taken, ...step.taken], answers: [...started.answers, ...step.answers] };
      recordCoverage(coverage);
      return { input, event, key: reach(after), ...coverage };
    });
  });
  // The loop also visits the states that it adds.
  for (const [from, before] of states) {
    if (states.size > MAX_STATES) throw new Error(`The exploration exceeds ${MAX_STATES} states`);
    for (const event of possibleEvents(before, scope)) {
      const step = stepper.step(before, event);
      steps += 1;
      recordCoverage(step);
      onStep({ ...step, from, to: step.taken.length === 0 ? from : reach(step.after) });
    }
  }
  return { initialStates, states, steps, taken, answers };
}

/** The merged explorations of several scopes. */
export type ExploredChart = Omit<Exploration, 'initialStates'> & { readonly machine: AnyStateMachine };

export function exploreAll(
  machine: AnyStateMachine,
  scopes: readonly Scope[],
  onStep?: (step: ExploredStep) => void,
): ExploredChart {
  const explorations = scopes.map((scope) => explore(machine, scope, onStep));
  return {
    machine,
    states: new Map(explorations.flatMap(({ states }) => [...states])),
    steps: explorations.reduce((sum, { steps }) => sum + steps, 0),
    taken: new Set(explorations.flatMap(({ taken }) => [...taken])),
    answers: new Set(explorations.flatMap(({ answers }) => [...answers])),
  };
}

/** Returns equal keys for snapshots with equal active states and equal abstractions of their contexts. */
export function keyOf(snapshot: JourneySnapshot, { abstraction }: Pick<Scope, 'abstraction'>): string {
  const { status, context } = snapshot;
  return `${leavesOf(snapshot).toSorted().join(' ')} ${status} ${JSON.stringify(abstraction(context))}`;
}

/** Returns the active leaf states as `region.state.state`. */
export function leavesOf({ _nodes }: JourneySnapshot): readonly string[] {
  return _nodes.filter(({ type }) => type === 'atomic').map(({ path }) => path.join('.'));
}

/** Returns the samples of a scope that some active state has a transition for. */
function possibleEvents(snapshot: JourneySnapshot, { samplesOf }: Scope): readonly StepEvent[] {
  const types = acceptedTypes(snapshot._nodes);
  return samplesOf(snapshot).filter(({ type }) => types.has(type));
}
