import { createJourneyMachine } from '#machines/journey/machine.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { watchesOf } from './drivable.ts';
import { explore, type Step, type StepEvent } from '#test/model/exploration/explore.ts';
import { PATH_PARTS, type PathPart } from './pathParts.ts';
import { type JourneyPath, walkPath } from '#src/review/journey/paths/paths.ts';
import { changedKeys, leavesOf, outcomeText } from '#src/review/engine/session/outcomes.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { shortestTours, type Tour, type TourMap, toursOf, type Way } from './tours.ts';

const LONGEST_TOUR = 60;
const OTHER_REGIONS = ['session', 'countdown', 'saving', 'reset'];

/**
 * Few long paths that together take every transition and get every guard answer that can be caused from outside, and the
 * shortest path to each state. Each path says where it leads.
 */
export function journeyPaths(): readonly JourneyPath[] {
  const reached = new Set<string>();
  const maps = Object.entries(PATH_PARTS).map(([name, part]) => ({ name, map: mapOf(part) }));
  const tours = maps.flatMap(({ name, map }) =>
    toursOf(map, reached, { longest: LONGEST_TOUR }).map((tour, index) => pathOf(`${name} ${index + 1}`, tour)),
  );
  const direct = shortestTours(maps.map(({ map }) => map)).map(([state, tour]) => pathOf(`straight to ${state}`, tour));
  return [...tours, ...direct.filter((path) => ![...tours, ...direct].some((other) => isBeginningOf(path, other)))];
}

function pathOf(name: string, { start, steps }: Tour<StepEvent>): JourneyPath {
  const route = { start: start as StartName, events: steps };
  return { name, ...route, leads: walkPath(route).map(outcomeText) };
}

/** Whether a path is the beginning of another one that is longer or comes before it. */
function isBeginningOf(path: JourneyPath, other: JourneyPath): boolean {
  if (path === other || path.start !== other.start || path.events.length > other.events.length) return false;
  const isSame = JSON.stringify(path.events) === JSON.stringify(other.events.slice(0, path.events.length));
  return isSame && (path.events.length < other.events.length || path.name > other.name);
}

/** The steps of a part that a person or a service can cause. */
function mapOf({ starts, survey }: PathPart): TourMap<StepEvent> {
  const failures = new Map<string, Way<StepEvent>>();
  const walked: { readonly from: string; readonly way: Way<StepEvent>; readonly begun: readonly string[] }[] = [];
  const { beginnings, states } = explore(createJourneyMachine(), survey, (step) => {
    const { before, event, after, from, to } = step;
    const way = { to, steps: [event], goals: goalsOf(step) };
    const watch = watchOf(event);
    // A clock that can't be watched fails as soon as the watch starts, so that way only follows its cause.
    if (watch !== null) failures.set(`${from} ${watch}`, way);
    else walked.push({ from, way, begun: watchesOf(after).filter((id) => !watchesOf(before).includes(id)) });
  });
  const ways = new Map<string, Way<StepEvent>[]>();
  const add = (from: string, way: Way<StepEvent>) => ways.set(from, [...(ways.get(from) ?? []), way]);
  for (const { from, way, begun } of walked) {
    add(from, way);
    for (const watch of begun) {
      const failure = failures.get(`${way.to} ${watch}`);
      if (failure === undefined) continue;
      add(from, { to: failure.to, steps: [...way.steps, ...failure.steps], goals: [...way.goals, ...failure.goals] });
    }
  }
  for (const { input, event, key, taken, answers } of beginnings) {
    if (event === null) continue;
    for (const name of starts.filter((start) => STARTS[start].input === input))
      add(`start ${name}`, { to: key, steps: [event], goals: [...taken, ...answers, ...goalsOfStart(name, event)] });
  }
  const marks = new Map([...states].map(([key, { _nodes }]) => [key, _nodes.map(({ id }) => id)]));
  return { starts: new Map(starts.map((name) => [name, `start ${name}`])), ways, marks };
}

/**
 * The goals that a step reaches: the transitions it takes, the answers of their guards, the changes of the other regions
 * and of the context, and each state of a screen in which the address of that screen is opened again.
 */
function goalsOf({ before, event, after, taken, answers }: Step): readonly string[] {
  const [were, are] = [leavesOf(before), leavesOf(after)];
  const remembered = changedKeys(before, after);
  const changes = OTHER_REGIONS.filter((region) => were[region] !== are[region]);
  const stay = taken.find((id) => id.endsWith('|url.opened|0') && !id.startsWith('screen|'));
  return [
    ...taken,
    ...answers,
    ...changes.map((region) => `${region} from ${were[region]} to ${are[region]} by ${event.type}`),
    ...taken.flatMap((id) => remembered.map((name) => `${id} remembers ${name}`)),
    ...(stay === undefined ? [] : [`${stay} at ${were['screen']?.split(' ')[0]}`]),
  ];
}

/** A saved journey is restored at each address that can be opened first. */
function goalsOfStart(name: StartName, event: StepEvent): readonly string[] {
  return STARTS[name].before.length === 0 ? [] : [`${name} opens ${JSON.stringify(event)}`];
}

function watchOf({ type }: StepEvent): string | null {
  const call = callOf(type);
  return call !== null && isWatch(call) ? call : null;
}
