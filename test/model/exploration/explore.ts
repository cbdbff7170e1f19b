import type { AnyStateMachine } from 'xstate';
import type { JourneyContext, JourneyInput } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import type { JourneyMachine, JourneySnapshot } from '#machines/journey/machine.ts';
import { acceptedTypes, type Answer } from '#src/review/engine/session/pending.ts';
import { createStepper, type GuardAnswer, type StepResult } from '#src/review/engine/session/stepper.ts';

/** An event of the journey, or an answer, a failure or a timer as XState reports it. */
export type StepEvent = JourneyEvent | Answer;

/** An event that was tried on a snapshot; a refused one takes no transition. */
export type Step = Omit<StepResult, 'snapshot'> & {
  readonly before: JourneySnapshot;
  readonly event: StepEvent;
  readonly after: JourneySnapshot;
};

export type JourneyStepper = {
  readonly start: (input: JourneyInput) => StepResult<JourneyMachine>;
  readonly step: (before: JourneySnapshot, event: StepEvent) => Step;
};

/** A stepper that knows the types of the journey. */
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

/** An exploration of more states than this fails. */
const MAX_STATES = 50_000;

/** Where an exploration starts, which events it tries, and which parts of the context tell two states apart. */
export type Survey = {
  readonly inputs: readonly JourneyInput[];
  /** Each start sends one of these first; without any, the start itself is the first state. */
  readonly openings?: readonly StepEvent[];
  readonly samplesOf: (snapshot: JourneySnapshot) => readonly StepEvent[];
  readonly abstraction: (context: JourneyContext) => Readonly<Record<string, unknown>>;
};

/** A step between two states of an exploration, which are named by their keys. */
export type ExploredStep = Step & { readonly from: string; readonly to: string };

/** A first state with the input and the opening event that lead to it. */
export type Beginning = Pick<Step, 'taken' | 'answers'> & {
  readonly input: JourneyInput;
  readonly event: StepEvent | null;
  readonly key: string;
};

export type Exploration = {
  readonly beginnings: readonly Beginning[];
  /** Every reached state by its key, nearest first. */
  readonly states: ReadonlyMap<string, JourneySnapshot>;
  readonly steps: number;
  readonly taken: ReadonlySet<string>;
  readonly answers: ReadonlySet<GuardAnswer>;
};

/** Visits every state that a survey's events can reach, breadth first. */
export function explore(
  machine: AnyStateMachine,
  survey: Survey,
  seeStep: (step: ExploredStep) => void = () => {},
): Exploration {
  const stepper = createJourneyStepper(machine);
  const states = new Map<string, JourneySnapshot>();
  const taken = new Set<string>();
  const answers = new Set<GuardAnswer>();
  let steps = 0;
  const reach = (snapshot: JourneySnapshot): string => {
    const key = keyOf(snapshot, survey);
    if (!states.has(key)) states.set(key, snapshot);
    return key;
  };
  const note = (result: Pick<Step, 'taken' | 'answers'>) => {
    for (const id of result.taken) taken.add(id);
    for (const answer of result.answers) answers.add(answer);
  };

  const beginnings = survey.inputs.flatMap((input): readonly Beginning[] => {
    const begun = stepper.start(input);
    const openings = (survey.openings ?? []).map((event) => stepper.step(begun.snapshot, event));
    const firsts = openings.length > 0 ? openings : [{ event: null, after: begun.snapshot, taken: [], answers: [] }];
    return firsts.map(({ event, after, ...first }) => {
      const proof = { taken: [...begun.taken, ...first.taken], answers: [...begun.answers, ...first.answers] };
      note(proof);
      return { input, event, key: reach(after), ...proof };
    });
  });
  // The loop also visits the states that it adds.
  for (const [from, before] of states) {
    if (states.size > MAX_STATES) throw new Error(`There are more than ${MAX_STATES} states.`);
    for (const event of possibleEvents(before, survey)) {
      const step = stepper.step(before, event);
      steps += 1;
      note(step);
      seeStep({ ...step, from, to: step.taken.length === 0 ? from : reach(step.after) });
    }
  }
  return { beginnings, states, steps, taken, answers };
}

/** Several surveys of one machine as a single exploration. */
export type ExploredChart = Omit<Exploration, 'beginnings'> & { readonly machine: AnyStateMachine };

export function exploreAll(
  machine: AnyStateMachine,
  surveys: readonly Survey[],
  seeStep?: (step: ExploredStep) => void,
): ExploredChart {
  const explorations = surveys.map((survey) => explore(machine, survey, seeStep));
  return {
    machine,
    states: new Map(explorations.flatMap(({ states }) => [...states])),
    steps: explorations.reduce((sum, { steps }) => sum + steps, 0),
    taken: new Set(explorations.flatMap(({ taken }) => [...taken])),
    answers: new Set(explorations.flatMap(({ answers }) => [...answers])),
  };
}

/** Two snapshots have the same key if their active states and the abstraction of their contexts agree. */
export function keyOf(snapshot: JourneySnapshot, { abstraction }: Pick<Survey, 'abstraction'>): string {
  const { status, context } = snapshot;
  return `${leavesOf(snapshot).toSorted().join(' ')} ${status} ${JSON.stringify(abstraction(context))}`;
}

/** The active states without states inside them, as `region.state.state`. */
export function leavesOf({ _nodes }: JourneySnapshot): readonly string[] {
  return _nodes.filter(({ type }) => type === 'atomic').map(({ path }) => path.join('.'));
}

/** The samples of a survey that some active state has a transition for. */
function possibleEvents(snapshot: JourneySnapshot, { samplesOf }: Survey): readonly StepEvent[] {
  const types = acceptedTypes(snapshot._nodes);
  return samplesOf(snapshot).filter(({ type }) => types.has(type));
}
