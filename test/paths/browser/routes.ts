import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, type PathStep, type Route, walkPath } from '#src/review/journey/paths/paths.ts';
import { REPORTS } from './browserCoverage.ts';

/** A path to walk in the browser: a generated path, the first part of one, or `JOURNEY_PATH`. */
export type NamedRoute = Route & { readonly name: string };

const ROUTES_FILE = join(REPORTS, 'routes.json');
/** A single path to walk, in the format that a failing test prints. */
const SINGLE_PATH = process.env['JOURNEY_PATH'];

/**
 * Returns the paths to walk. Playwright's runner loads a spec before its workers do, so the runner chooses the paths
 * and clears old reports, and the workers read that choice.
 */
export function getRoutesToWalk(): readonly NamedRoute[] {
  if (process.env['TEST_WORKER_INDEX'] !== undefined)
    return JSON.parse(readFileSync(ROUTES_FILE, 'utf8')) as NamedRoute[];
  const routes =
    SINGLE_PATH === undefined ? chooseRoutes() : [{ ...(JSON.parse(SINGLE_PATH) as Route), name: 'JOURNEY_PATH' }];
  if (SINGLE_PATH === undefined) rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(ROUTES_FILE, JSON.stringify(routes));
  return routes;
}

/** Returns the first parts of a few generated paths that together cover as much as all paths, longest first. */
function chooseRoutes(): readonly NamedRoute[] {
  const candidates = PATHS.map(({ name, start, events }) => {
    const goals = walkPath({ start, events }).flatMap((step, index) =>
      listGoals(step).map((goal) => [goal, index + 1] as const),
    );
    // Reversed, so that the first step that reaches a goal wins.
    return { route: { name, start, events }, lengths: new Map(goals.toReversed()) };
  });
  const missing = new Set(candidates.flatMap(({ lengths }) => [...lengths.keys()]));
  const routes: NamedRoute[] = [];
  while (missing.size > 0) {
    const options = candidates.map(({ route, lengths }) => {
      return { route, newGoals: [...lengths].filter(([goal]) => missing.has(goal)) };
    });
    const { route, newGoals } = options.reduce((best, option) =>
      option.newGoals.length > best.newGoals.length ? option : best,
    );
    routes.push({ ...route, events: route.events.slice(0, Math.max(...newGoals.map(([, length]) => length))) });
    for (const [goal] of newGoals) missing.delete(goal);
  }
  return routes.toSorted((a, b) => b.events.length - a.events.length);
}

/** Lists what a step covers: transitions with their source states, guard answers and active states. */
function listGoals({ taken, answers, after }: PathStep): readonly string[] {
  const sources = taken.map((id) => id.slice(0, id.indexOf('|')));
  return [...taken, ...sources, ...answers, ...after._nodes.map(({ id }) => id)];
}
