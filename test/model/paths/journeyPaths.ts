import type { EventObject } from 'xstate';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { callOf } from '#src/review/engine/session/pending.ts';
import { isWatch } from '#src/review/journey/samples.ts';
import { watchesOf } from './drivable.ts';
import { explore, type TriedStep } from '#test/model/exploration/explore.ts';
import { PATH_PARTS, type PathPart } from './pathParts.ts';
import { type JourneyPath, walkPath } from '#src/review/journey/paths/paths.ts';
import { changedKeys, leavesOf, outcomeText } from '#src/review/engine/session/outcomes.ts';
import { type StartName, STARTS } from '#src/review/journey/paths/starts.ts';
import { shortestTours, type Tour, type TourMap, toursOf, type Way } from './tours.ts';

const LONGEST_TOUR = 60;
const OTHER_REGIONS = ['session', 'countdown', 'saving', 'reset'];

/**
 * Few long paths that together take every transition, and get every answer of its guard, that can be caused from
 * outside; and to every state that none of them begins with going to, the shortest path. Each says where it leads.
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

function pathOf(name: string, { start, steps }: Tour<EventObject>): JourneyPath {
  const route = { start: start as StartName, events: steps };
  return { name, ...route, leads: walkPath(route).map(outcomeText) };
}

/** Whether a path is the beginning of another one that is longer or comes before it. */
function isBeginningOf(path: JourneyPath, other: JourneyPath): boolean {
  if (path === other || path.start !== other.start || path.events.length > other.events.length) return false;
  const isSame = JSON.stringify(path.events) === JSON.stringify(other.events.slice(0, path.events.length));
  return isSame && (path.events.length < other.events.length || path.name > other.name);
}

/** The steps between the snapshots of a part that a person or a service can cause. */
function mapOf({ starts, survey }: PathPart): TourMap<EventObject> {
  const failures = new Map<string, Way<EventObject>>();
  const walked: { readonly from: string; readonly way: Way<EventObject>; readonly begun: readonly string[] }[] = [];
  const { beginnings, states } = explore(createJourneyMachine(), survey, (step) => {
    const { before, event, after, afterKey } = step;
    const way = { to: afterKey, steps: [event], goals: goalsOf(step) };
    const watch = watchOf(event);
    // A clock that cannot be watched fails as the watching begins: a way that only follows its cause.
    if (watch !== null) failures.set(`${before.key} ${watch}`, way);
    else
      walked.push({
        from: before.key,
        way,
        begun: watchesOf(after).filter((id) => !watchesOf(before.snapshot).includes(id)),
      });
  });
  const ways = new Map<string, Way<EventObject>[]>();
  const add = (from: string, way: Way<EventObject>) => {
    const known = ways.get(from);
    if (known === undefined) ways.set(from, [way]);
    else known.push(way);
  };

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
  const marks = new Map([...states].map(([key, { snapshot }]) => [key, snapshot._nodes.map(({ id }) => id)]));
  return { starts: new Map(starts.map((name) => [name, `start ${name}`])), ways, marks };
}

/**
 * What a step proves: the transitions it takes, what their guards answer, how the regions parallel to the screen change
 * by such an event, what is remembered differently, and that a screen stays as far as it had come when its own address
 * is opened.
 */
function goalsOf({ before, event, after, taken, answers }: TriedStep): readonly string[] {
  const [were, are] = [leavesOf(before.snapshot), leavesOf(after)];
  const remembered = changedKeys(before.snapshot, after);
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

/** What is found on a device is found at each address that it is opened at. */
function goalsOfStart(name: StartName, event: EventObject): readonly string[] {
  return STARTS[name].before.length === 0 ? [] : [`${name} opens ${JSON.stringify(event)}`];
}

function watchOf({ type }: EventObject): string | null {
  const call = callOf(type);
  return call !== null && isWatch(call) ? call : null;
}
