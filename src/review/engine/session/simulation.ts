import type { EventObject } from 'xstate';
import type { Pending } from './pending.ts';
import type { Choice, SessionStep } from './sessionStep.ts';
import { advanceSession, type SimulatedStep, type SimulationState, startSession, type WatchOf } from './session.ts';
import type { StepDescriber } from './stepDescriber.ts';
import { firstDifference, leadsOf, type Story } from './story.ts';

export type Route = { readonly start: string; readonly events: readonly EventObject[] };

export type Simulation = {
  /** Returns the start and one step per event. Steps shared with the previous call are the same objects. */
  readonly simulate: (start: string, events: readonly EventObject[]) => readonly SessionStep[];
  /** Returns a route that the product can replay: elapsed time is replaced by the events that came due. */
  readonly routeUntil: (start: string, events: readonly EventObject[], index: number) => Route;
  readonly leadsOf: (route: Route) => readonly string[];
  readonly differenceIn: (story: Story) => number | null;
  readonly isKnown: (event: unknown) => event is EventObject;
};

type CachedStep = {
  readonly event: EventObject | null;
  readonly state: SimulationState;
  readonly step: SessionStep;
  readonly chartEvents: readonly EventObject[];
};

export type SessionRules = {
  readonly inputOf: (start: string) => unknown;
  readonly watchOf: WatchOf;
  readonly isSample: Pending['isSample'];
};

export function createSimulation(
  { stepper, describeStep, choicesOf }: StepDescriber,
  { inputOf, watchOf, isSample }: SessionRules,
): Simulation {
  const chart = { stepper, watchOf };
  const eventTypes = new Set([...stepper.definitions.values()].map(({ eventType }) => String(eventType)));
  let latest: { readonly key: string; readonly steps: readonly CachedStep[] } = { key: '', steps: [] };

  const createStep = (
    sequence: number,
    event: EventObject | null,
    { state, taken, emitted, events: chartEvents }: SimulatedStep,
  ): CachedStep => {
    const { snapshot, nowMs: atMs, timers } = state;
    const described = describeStep({ sequence, atMs, event, snapshot, taken, emitted, timers });
    let choices: readonly Choice[] | null = null;
    const step = {
      ...described,
      // Computed lazily: most steps of a session are never inspected.
      get choices() {
        return (choices ??= choicesOf(snapshot));
      },
    };
    return { event, state, step, chartEvents };
  };
  const cachedStepsOf = (start: string, events: readonly EventObject[]): readonly CachedStep[] => {
    const reused = latest.key === start ? reusableSteps(latest.steps, events) : [];
    let last = reused.at(-1) ?? createStep(0, null, startSession(chart, inputOf(start)));
    const steps = reused.length === 0 ? [last] : [...reused];
    for (const event of events.slice(steps.length - 1)) {
      last = createStep(steps.length, event, advanceSession(chart, last.state, event));
      steps.push(last);
    }
    latest = { key: start, steps };
    return steps;
  };
  return {
    simulate: (start, events) => cachedStepsOf(start, events).map(({ step }) => step),
    routeUntil: (start, events, index) => ({
      start,
      events: cachedStepsOf(start, events)
        .slice(0, index + 1)
        .flatMap(({ chartEvents }) => chartEvents),
    }),
    leadsOf: ({ start, events }) => leadsOf(stepper, inputOf(start), events),
    differenceIn: (story) => firstDifference(stepper, inputOf(story.start), story),
    isKnown: (event): event is EventObject => isSample(event) && eventTypes.has(event.type),
  };
}

/** Returns the leading steps that are still valid: the start and all steps before the first changed event. */
function reusableSteps(steps: readonly CachedStep[], events: readonly EventObject[]): readonly CachedStep[] {
  const firstChanged = steps.findIndex(
    ({ event }, index) => index > 0 && JSON.stringify(event) !== JSON.stringify(events[index - 1]),
  );
  return firstChanged === -1 ? steps : steps.slice(0, firstChanged);
}
