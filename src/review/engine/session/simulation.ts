import type { EventObject } from 'xstate';
import type { Pending } from './pending.ts';
import type { Choice, SessionStep } from './sessionStep.ts';
import { advanceSession, type SimulatedStep, type SimulationState, startSession, type WatchOf } from './session.ts';
import type { StepDescriber } from './stepDescriber.ts';
import { firstDifference, leadsOf, type Story } from './story.ts';

/** What it takes to replay a session: the name of its start, and what happens. */
export type Route = { readonly start: string; readonly events: readonly EventObject[] };

/** Simulates a chart without calls and clocks. */
export type Simulation = {
  /** The steps of a session, one at the start and one for each event; those shared with the session before stay the same. */
  readonly simulate: (start: string, events: readonly EventObject[]) => readonly SessionStep[];
  /** The route to a step as the product can replay it: with what came due in place of time that passed. */
  readonly routeUntil: (start: string, events: readonly EventObject[], index: number) => Route;
  /** Where each event of a route leads, in words. */
  readonly leadsOf: (route: Route) => readonly string[];
  /** The index of the first step of a story that leads elsewhere than it did; null when none does. */
  readonly differenceIn: (story: Story) => number | null;
  /** Whether an event is one that a session on this chart can have. */
  readonly isKnown: (event: unknown) => event is EventObject;
};

/** One step with what leads on from it. */
type Link = {
  readonly event: EventObject | null;
  readonly state: SimulationState;
  readonly step: SessionStep;
  /** What happened to the chart: the event itself, or what came due while time went by. */
  readonly chartEvents: readonly EventObject[];
};

/** How a session of a chart begins, by the name of the start, which of its calls watch a clock, and its events. */
export type SessionRules = {
  readonly inputOf: (start: string) => unknown;
  readonly watchOf: WatchOf;
  readonly isSample: Pending['isSample'];
};

/** The simulation of the chart that is described. */
export function createSimulation(
  { stepper, describeStep, choicesOf }: StepDescriber,
  { inputOf, watchOf, isSample }: SessionRules,
): Simulation {
  const chart = { stepper, watchOf };
  const eventTypes = new Set([...stepper.definitions.values()].map(({ eventType }) => String(eventType)));
  let latest: { readonly key: string; readonly links: readonly Link[] } = { key: '', links: [] };

  const createLink = (
    sequence: number,
    event: EventObject | null,
    { state, taken, emitted, events: chartEvents }: SimulatedStep,
  ): Link => {
    const { snapshot, nowMs: atMs, timers } = state;
    const described = describeStep({ sequence, atMs, event, snapshot, taken, emitted, timers });
    let choices: readonly Choice[] | null = null;
    const step = {
      ...described,
      // Most steps of a session are passed over: what could have been done there is worked out when it is asked for.
      get choices() {
        return (choices ??= choicesOf(snapshot));
      },
    };
    return { event, state, step, chartEvents };
  };
  const linksOf = (start: string, events: readonly EventObject[]): readonly Link[] => {
    const shared = latest.key === start ? sharedLinks(latest.links, events) : [];
    let last = shared.at(-1) ?? createLink(0, null, startSession(chart, inputOf(start)));
    const links = shared.length === 0 ? [last] : [...shared];
    for (const event of events.slice(links.length - 1)) {
      last = createLink(links.length, event, advanceSession(chart, last.state, event));
      links.push(last);
    }
    latest = { key: start, links };
    return links;
  };
  return {
    simulate: (start, events) => linksOf(start, events).map(({ step }) => step),
    routeUntil: (start, events, index) => ({
      start,
      events: linksOf(start, events)
        .slice(0, index + 1)
        .flatMap(({ chartEvents }) => chartEvents),
    }),
    leadsOf: ({ start, events }) => leadsOf(stepper, inputOf(start), events),
    differenceIn: (story) => firstDifference(stepper, inputOf(story.start), story),
    isKnown: (event): event is EventObject => isSample(event) && eventTypes.has(event.type),
  };
}

/** The links at the beginning that a session shares with the one before: the start, and each event that is the same. */
function sharedLinks(links: readonly Link[], events: readonly EventObject[]): readonly Link[] {
  const other = links.findIndex(
    ({ event }, index) => index > 0 && JSON.stringify(event) !== JSON.stringify(events[index - 1]),
  );
  return other === -1 ? links : links.slice(0, other);
}
