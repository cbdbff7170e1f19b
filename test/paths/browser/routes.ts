import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, type PathStep, type Route, walkPath } from '#src/review/journey/paths/paths.ts';
import { STARTS } from '#src/review/journey/paths/starts.ts';
import { REPORTS } from './configuration.ts';

/** A path that the browser walks; one of the generated paths has its name, even where only its beginning is walked. */
type NamedRoute = Route & { readonly name: string };

const FILE = join(REPORTS, 'routes.json');
/** What it costs to load a page and to load it again, in steps. */
const LOADING_STEPS = 4;
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

type Candidate = {
  readonly route: NamedRoute;
  /** What it takes to begin it, in steps. */
  readonly cost: number;
  /** What each of its steps proves. */
  readonly goals: readonly ReadonlySet<string>[];
};

/**
 * Beginnings of few generated paths that together take every transition, get every guard answer and show every state
 * that all of the paths do, in about the fewest steps; the longest first.
 */
function fewestRoutes(): readonly NamedRoute[] {
  const candidates = PATHS.map(({ name, start, events }): Candidate => {
    const steps = walkPath({ start, events });
    const cost = LOADING_STEPS + STARTS[start].before.length;
    return { route: { name, start, events }, cost, goals: steps.map(goalsOf) };
  });
  const lengths = new Map<Candidate, number>();
  const missing = new Set(candidates.flatMap(({ goals }) => goals.flatMap((proved) => [...proved])));
  while (missing.size > 0) {
    const [candidate, length] = mostWorthwhile(candidates, lengths, missing);
    lengths.set(candidate, length);
    for (const goal of goalsWithin(candidate, length)) missing.delete(goal);
  }
  // What was chosen early may have become superfluous.
  for (const candidate of [...lengths.keys()].toSorted((one, other) => one.goals.length - other.goals.length)) {
    const others = new Set(
      [...lengths].flatMap(([other, length]) => (other === candidate ? [] : [...goalsWithin(other, length)])),
    );
    lengths.set(candidate, lengthFor(candidate, lengths.get(candidate) ?? 0, others));
  }
  return [...lengths]
    .filter(([, length]) => length > 0)
    .map(([{ route }, length]) => ({ ...route, events: route.events.slice(0, length) }))
    .toSorted((one, other) => other.events.length - one.events.length);
}

/** What a step proves: transitions and the states that they leave, guard answers, and states. */
function goalsOf({ taken, answers, after }: PathStep): ReadonlySet<string> {
  const left = taken.map((id) => id.slice(0, id.indexOf('|')));
  const active = after._nodes.map(({ id }) => id);
  return new Set([...taken, ...left, ...answers, ...active]);
}

function goalsWithin({ goals }: Candidate, length: number): ReadonlySet<string> {
  return new Set(goals.slice(0, length).flatMap((proved) => [...proved]));
}

/** The path whose next steps, as many as are best, prove most of what is missing for what they cost. */
function mostWorthwhile(
  candidates: readonly Candidate[],
  lengths: ReadonlyMap<Candidate, number>,
  missing: ReadonlySet<string>,
): readonly [Candidate, number] {
  let best: { readonly worth: number; readonly choice: readonly [Candidate, number] } | null = null;
  for (const candidate of candidates) {
    const chosen = lengths.get(candidate) ?? 0;
    const gained = new Set<string>();
    for (const [index, proved] of candidate.goals.entries()) {
      if (index < chosen) continue;
      for (const goal of proved) if (missing.has(goal)) gained.add(goal);
      const worth = gained.size / (index + 1 - chosen + (chosen === 0 ? candidate.cost : 0));
      if (gained.size > 0 && worth > (best?.worth ?? 0)) best = { worth, choice: [candidate, index + 1] };
    }
  }
  if (best === null) throw new Error(`No path proves ${[...missing].join(', ')}.`);
  return best.choice;
}

/** How much of a path is needed besides what others prove. */
function lengthFor({ goals }: Candidate, chosen: number, others: ReadonlySet<string>): number {
  const proved = new Set(others);
  let needed = 0;
  for (const [index, step] of goals.slice(0, chosen).entries()) {
    for (const goal of step) {
      if (!proved.has(goal)) needed = index + 1;
      proved.add(goal);
    }
  }
  return needed;
}
