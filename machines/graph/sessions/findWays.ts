import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { createStepper } from '#machines/graph/exploration/stepper.ts';
import { type JourneyPath, PATHS, type PathStep, type Route, stepsOf } from '#machines/graph/paths/paths.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';

/** What is known of a way: where it leads through, and by what. */
export type Way = {
  readonly route: Route;
  /** The tested path that it is, or that it is the beginning of, and the place of its last step in that path. */
  readonly path: string;
  readonly index: number;
  /** The screens on the way, in their order; one that is open several times in a row is named once. */
  readonly screenIds: readonly string[];
  /** The transitions taken, each once, in the order in which they are first taken. */
  readonly transitionIds: readonly string[];
};

/** The shortest tested way to a state. */
export type WayToState = Way & {
  readonly stateId: string;
  /** Whether the state is left again at once, so that no session ever rests in it. */
  readonly isPassing: boolean;
};

/** The ways that are known: to each state the shortest one, and the complete tested tours. */
export type Ways = {
  readonly byState: ReadonlyMap<string, WayToState>;
  readonly tours: readonly Way[];
};

/** The starts that are said in few words, the plainest first: of two ways as short the plainer one is shown. */
const PLAIN_STARTS: readonly StartName[] = ['guest', 'connected', 'unconnected'];

/** How many steps are taken in a row before control returns to the caller. */
const STEPS_IN_A_ROW = 20;

/** Replays every tested path and finds the ways. It yields now and then, so that a page stays responsive. */
export function* findWays(
  { states, transitions }: Pick<ChartModel, 'states' | 'transitions'>,
  paths: readonly JourneyPath[] = PATHS,
): Generator<undefined, Ways> {
  const stepper = createStepper(createJourneyMachine());
  const screens = new Set(states.filter(({ screen }) => screen !== null).map(({ id }) => id));
  const sources = new Map(transitions.map(({ id, sourceId }) => [id, sourceId]));
  const byState = new Map<string, WayToState>();
  const tours: Way[] = [];
  let count = 0;
  for (const path of paths) {
    const way = newWay(path);
    for (const step of stepsOf(stepper, path)) {
      way.go(step, screens);
      for (const [stateId, isPassing] of reachedBy(step, sources)) {
        const known = byState.get(stateId);
        const route = { start: path.start, events: path.events.slice(0, step.index + 1) };
        if (known !== undefined && !isBetter({ route, isPassing }, known)) continue;
        byState.set(stateId, { stateId, isPassing, ...way.until(step.index) });
      }
      count += 1;
      if (count % STEPS_IN_A_ROW === 0) yield;
    }
    tours.push(way.until(path.events.length - 1));
  }
  return { byState, tours };
}

/** A way that ends in a state is better than one that only passes through it; then a shorter, then a plainer one. */
function isBetter(way: Pick<WayToState, 'route' | 'isPassing'>, known: WayToState): boolean {
  if (way.isPassing !== known.isPassing) return known.isPassing;
  const [length, shortest] = [way.route.events.length, known.route.events.length];
  return length === shortest ? rankOf(way.route) < rankOf(known.route) : length < shortest;
}

function rankOf({ start }: Route): number {
  const rank = PLAIN_STARTS.indexOf(start);
  return rank === -1 ? PLAIN_STARTS.length : rank;
}

/** The states that a step leads to, and those that it only leads through. */
function reachedBy({ after, taken }: PathStep, sources: ReadonlyMap<string, string>): ReadonlyMap<string, boolean> {
  const passed = taken.map((id) => sources.get(id)).filter((id) => id !== undefined);
  const stood = after._nodes.map(({ id }) => id);
  return new Map([...passed.map((id) => [id, true] as const), ...stood.map((id) => [id, false] as const)]);
}

function newWay({ name, start, events }: JourneyPath) {
  const screenIds: string[] = [];
  const transitionIds = new Set<string>();
  return {
    go: ({ after, taken }: PathStep, screens: ReadonlySet<string>) => {
      for (const id of taken) transitionIds.add(id);
      for (const { id } of after._nodes) {
        if (screens.has(id) && screenIds.at(-1) !== id) screenIds.push(id);
      }
    },
    until: (index: number): Way => ({
      route: { start, events: events.slice(0, index + 1) },
      path: name,
      index,
      screenIds: [...screenIds],
      transitionIds: [...transitionIds],
    }),
  };
}
