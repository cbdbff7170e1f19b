import { createJourneyMachine } from '#machines/journey/machine.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatcher } from '#src/review/journey/samples.ts';
import { watchesOf } from './canOccur.ts';
import { explore, type Step, type StepEvent } from '#test/model/exploration/explore.ts';
import { PATH_PARTS, type PathPart } from './pathParts.ts';
import { type JourneyPath, walkPath } from '#src/review/journey/paths/paths.ts';
import { changedKeys, leavesOf, outcomeText } from '#src/review/engine/session/outcomes.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { shortestTours, type Tour, type TourGraph, toursOf, type Edge } from './tours.ts';

const MAX_TOUR_STEPS = 60;
const OTHER_REGIONS = ['session', 'countdown', 'saving', 'reset'];

/**
 * Returns a few long paths that together take every transition and see every guard answer that a person or a service can
 * cause, plus the shortest path to each state unless another path begins with it.
 */
export function journeyPaths(): readonly JourneyPath[] {
  const reached = new Set<string>();
  const graphs = Object.entries(PATH_PARTS).map(([name, part]) => ({ name, graph: graphOf(part) }));
  const tours = graphs.flatMap(({ name, graph }) =>
    toursOf(graph, reached, { maxSteps: MAX_TOUR_STEPS }).map((tour, index) => pathOf(`${name} ${index + 1}`, tour)),
  );
  const shortest = shortestTours(graphs.map(({ graph }) => graph)).map(([state, tour]) =>
    pathOf(`straight to ${state}`, tour),
  );
  return [...tours, ...shortest.filter((path) => ![...tours, ...shortest].some((other) => isPrefixOf(path, other)))];
}

function pathOf(name: string, { start, steps }: Tour<StepEvent>): JourneyPath {
  const route = { start: start as StartName, events: steps };
  return { name, ...route, leads: walkPath(route).map(outcomeText) };
}

/** Returns whether a path is a prefix of a longer path, or a duplicate of a path with an earlier name. */
function isPrefixOf(path: JourneyPath, other: JourneyPath): boolean {
  if (path === other || path.start !== other.start || path.events.length > other.events.length) return false;
  const isSame = JSON.stringify(path.events) === JSON.stringify(other.events.slice(0, path.events.length));
  return isSame && (path.events.length < other.events.length || path.name > other.name);
}

/** Builds the graph of the steps that a person or a service can cause in a part. */
function graphOf({ starts, scope }: PathPart): TourGraph<StepEvent> {
  const failures = new Map<string, Edge<StepEvent>>();
  const walked: { readonly from: string; readonly edge: Edge<StepEvent>; readonly started: readonly string[] }[] = [];
  const { initialStates, states } = explore(createJourneyMachine(), scope, (step) => {
    const { before, event, after, from, to } = step;
    const edge = { to, steps: [event], goals: goalsOf(step) };
    const watch = watchOf(event);
    // A watcher without a clock fails as soon as it starts, so this edge only follows the step that starts it.
    if (watch !== null) failures.set(`${from} ${watch}`, edge);
    else walked.push({ from, edge, started: watchesOf(after).filter((id) => !watchesOf(before).includes(id)) });
  });
  const edges = new Map<string, Edge<StepEvent>[]>();
  const add = (from: string, edge: Edge<StepEvent>) => edges.set(from, [...(edges.get(from) ?? []), edge]);
  for (const { from, edge, started } of walked) {
    add(from, edge);
    for (const watch of started) {
      const failure = failures.get(`${edge.to} ${watch}`);
      if (failure === undefined) continue;
      add(from, { to: failure.to, steps: [...edge.steps, ...failure.steps], goals: [...edge.goals, ...failure.goals] });
    }
  }
  for (const { input, event, key, taken, answers } of initialStates) {
    if (event === null) continue;
    for (const name of starts.filter((start) => STARTS[start].input === input))
      add(`start ${name}`, { to: key, steps: [event], goals: [...taken, ...answers, ...goalsOfStart(name, event)] });
  }
  const labels = new Map([...states].map(([key, { _nodes }]) => [key, _nodes.map(({ id }) => id)]));
  return { starts: new Map(starts.map((name) => [name, `start ${name}`])), edges, labels };
}

/**
 * Returns the goals that a step reaches: its transitions and guard answers, its changes to other regions and to the
 * context, and the screen state in which it reopens the current address.
 */
function goalsOf({ before, event, after, taken, answers }: Step): readonly string[] {
  const [leavesBefore, leavesAfter] = [leavesOf(before), leavesOf(after)];
  const changedNames = changedKeys(before, after);
  const changes = OTHER_REGIONS.filter((region) => leavesBefore[region] !== leavesAfter[region]);
  const reopening = taken.find((id) => id.endsWith('|url.opened|0') && !id.startsWith('screen|'));
  return [
    ...taken,
    ...answers,
    ...changes.map((region) => `${region} from ${leavesBefore[region]} to ${leavesAfter[region]} by ${event.type}`),
    ...taken.flatMap((id) => changedNames.map((name) => `${id} remembers ${name}`)),
    ...(reopening === undefined ? [] : [`${reopening} at ${leavesBefore['screen']?.split(' ')[0]}`]),
  ];
}

/** Returns a goal for opening an address if the start restores a saved journey, and none otherwise. */
function goalsOfStart(name: StartName, event: StepEvent): readonly string[] {
  return STARTS[name].before.length === 0 ? [] : [`${name} opens ${JSON.stringify(event)}`];
}

function watchOf({ type }: StepEvent): string | null {
  const call = callOf(type);
  return call !== null && isWatcher(call) ? call : null;
}
