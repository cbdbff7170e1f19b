import { SIMULATION_KEY } from '#src/services/simulation.ts';
import type { Route } from '#machines/graph/paths/paths.ts';

/** A route that a page is to begin with after it is loaded anew, and at which speed. */
export type Opening = { readonly route: Route; readonly speed: number };

/** Where a route waits for the page that is loaded next. */
const OPENING_KEY = 'creator-cash-advance.demonstration';

/** Leaves a route for the page that is loaded next. May throw where the browser refuses storage. */
export function leaveOpening(storage: Storage, opening: Opening): void {
  storage.setItem(OPENING_KEY, JSON.stringify(opening));
}

/** Takes the route that was left; it is there once. */
export function takeOpening(storage: Storage): Opening | null {
  try {
    const opening = JSON.parse(storage.getItem(OPENING_KEY) ?? 'null') as Opening | null;
    storage.removeItem(OPENING_KEY);
    return opening;
  } catch {
    return null;
  }
}

type Simulated = { readonly failing?: readonly string[]; readonly requireContractScroll?: boolean };

/** The calls that are set to fail. */
export function failingIn(storage: Storage): readonly string[] {
  return simulatedIn(storage).failing ?? [];
}

/** Changes how the simulated services answer. May throw where the browser refuses storage. */
export function simulate(storage: Storage, change: Simulated): void {
  storage.setItem(SIMULATION_KEY, JSON.stringify({ ...simulatedIn(storage), ...change }));
}

function simulatedIn(storage: Storage): Simulated {
  try {
    return Object(JSON.parse(storage.getItem(SIMULATION_KEY) ?? 'null')) as Simulated;
  } catch {
    return {};
  }
}
