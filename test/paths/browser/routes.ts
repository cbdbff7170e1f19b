import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, type PathStep, type Route, walkPath } from '#src/review/journey/paths/paths.ts';
import { REPORTS } from './configuration.ts';

/** A path that the browser walks; one of the generated paths has its name, even where only its beginning is walked. */
export type NamedRoute = Route & { readonly name: string };

const FILE = join(REPORTS, 'routes.json');
/** The one path to walk, as a failing path prints it. */
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
    const goals = walkPath({ start, events }).flatMap((step, index) =>
      goalsOf(step).map((goal) => [goal, index + 1] as const),
    );
    // The first time that a goal is reached counts.
    return { route: { name, start, events }, lengths: new Map(goals.toReversed()) };
  });
  const missing = new Set(candidates.flatMap(({ lengths }) => [...lengths.keys()]));
  const routes: NamedRoute[] = [];
  while (missing.size > 0) {
    const gains = candidates.map(({ route, lengths }) => {
      return { route, gained: [...lengths].filter(([goal]) => missing.has(goal)) };
    });
    const { route, gained } = gains.reduce((most, one) => (one.gained.length > most.gained.length ? one : most));
    routes.push({ ...route, events: route.events.slice(0, Math.max(...gained.map(([, length]) => length))) });
    for (const [goal] of gained) missing.delete(goal);
  }
  return routes.toSorted((one, other) => other.events.length - one.events.length);
}

/** What a step proves: transitions and the states that they leave, guard answers, and states. */
function goalsOf({ taken, answers, after }: PathStep): readonly string[] {
  const left = taken.map((id) => id.slice(0, id.indexOf('|')));
  return [...taken, ...left, ...answers, ...after._nodes.map(({ id }) => id)];
}
