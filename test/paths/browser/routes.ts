import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, type PathStep, type Route, walkPath } from '#src/review/journey/paths/paths.ts';
import { REPORTS } from './configuration.ts';

/** A path that the browser walks; one of the generated paths has its name, even where only its beginning is walked. */
export type NamedRoute = Route & { readonly name: string };

const FILE = join(REPORTS, 'routes.json');
/** The one path to walk, as `npm run test:paths -- --replay` passes it. */
const ONE_PATH = process.env['JOURNEY_PATH'];

/**
 * The paths that the browser walks. The runner, which reads a spec before it starts the workers that read it too,
 * chooses them, and makes room for what they prove; the workers walk what it has chosen.
 */
export function routesToWalk(): readonly NamedRoute[] {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return JSON.parse(readFileSync(FILE, 'utf8')) as NamedRoute[];
  const isAnew = ONE_PATH === undefined;
  const routes = isAnew ? fewestRoutes() : [{ ...(JSON.parse(ONE_PATH) as Route), name: 'given by hand' }];
  if (isAnew) rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(FILE, JSON.stringify(routes));
  return routes;
}

/** Beginnings of few generated paths that prove everything that all of the paths do; the longest first. */
function fewestRoutes(): readonly NamedRoute[] {
  const candidates = PATHS.map(({ name, start, events }) => {
    const goals = walkPath({ start, events }).map(goalsOf);
    return { name, start, events, goals };
  });
  const missing = new Set(candidates.flatMap(({ goals }) => goals.flat()));
  const routes: NamedRoute[] = [];
  while (missing.size > 0) {
    const gains = candidates.map(({ goals, ...route }) => {
      const gained = new Set<string>();
      let length = 0;
      for (const [index, goal] of goals.flatMap((proved, step) => proved.map((one) => [step, one] as const))) {
        if (!missing.has(goal) || gained.has(goal)) continue;
        gained.add(goal);
        length = index + 1;
      }
      return { gained, route: { ...route, events: route.events.slice(0, length) } };
    });
    const best = gains.reduce((most, one) => (one.gained.size > most.gained.size ? one : most));
    routes.push(best.route);
    for (const goal of best.gained) missing.delete(goal);
  }
  return routes.toSorted((one, other) => other.events.length - one.events.length);
}

/** What a step proves: transitions and the states that they leave, guard answers, and states. */
function goalsOf({ taken, answers, after }: PathStep): readonly string[] {
  const left = taken.map((id) => id.slice(0, id.indexOf('|')));
  return [...taken, ...left, ...answers, ...after._nodes.map(({ id }) => id)];
}
