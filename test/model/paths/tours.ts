/** A way from one place to another: its events in order, and the goals that it reaches. */
export type Way<Step> = {
  readonly to: string;
  readonly steps: readonly Step[];
  readonly goals: readonly string[];
};

/** Places, the ways that lead away from each, and the places at which a tour can start. */
export type TourMap<Step> = {
  readonly starts: ReadonlyMap<string, string>;
  readonly ways: ReadonlyMap<string, readonly Way<Step>[]>;
  /** The names of each place, which it can share with others. */
  readonly marks: ReadonlyMap<string, readonly string[]>;
};

/** A tour: the name of its start and its steps. */
export type Tour<Step> = { readonly start: string; readonly steps: readonly Step[] };

type Route<Step> = { readonly ways: readonly Way<Step>[]; readonly length: number };

/**
 * Few long tours that together reach every reachable goal. A tour always takes the nearest way with a goal that no tour
 * has reached yet, and ends at its longest length or when there is no such way. Adds the goals to `reached`.
 */
export function toursOf<Step>(
  map: TourMap<Step>,
  reached: Set<string>,
  { longest }: { readonly longest: number },
): readonly Tour<Step>[] {
  const tours: Tour<Step>[] = [];
  for (;;) {
    const begun = nearestStart(map, reached);
    if (begun === null) return tours;
    const steps: Step[] = [];
    let place = begun.place;
    let route: Route<Step> | null = begun.route;
    while (route !== null && (steps.length === 0 || steps.length + route.length <= longest)) {
      for (const way of route.ways) {
        steps.push(...way.steps);
        for (const goal of way.goals) reached.add(goal);
        place = way.to;
      }
      route = nearestGoal(map, place, reached);
    }
    tours.push({ start: begun.name, steps });
  }
}

function nearestStart<Step>(map: TourMap<Step>, reached: ReadonlySet<string>) {
  let best: { name: string; place: string; route: Route<Step> } | null = null;
  for (const [name, place] of map.starts) {
    const route = nearestGoal(map, place, reached);
    if (route !== null && (best === null || route.length < best.route.length)) best = { name, place, route };
  }
  return best;
}

/** The shortest route, counted in ways, whose last way has a goal that isn't reached yet. */
function nearestGoal<Step>({ ways }: TourMap<Step>, from: string, reached: ReadonlySet<string>): Route<Step> | null {
  const cameBy = new Map<string, { readonly from: string; readonly way: Way<Step> } | null>([[from, null]]);
  const waiting = [from];
  for (let index = 0; index < waiting.length; index += 1) {
    const place = waiting[index] ?? from;
    for (const way of ways.get(place) ?? []) {
      if (way.goals.some((goal) => !reached.has(goal))) return routeTo(place, way, cameBy);
      if (cameBy.has(way.to)) continue;
      cameBy.set(way.to, { from: place, way });
      waiting.push(way.to);
    }
  }
  return null;
}

function routeTo<Step>(
  place: string,
  last: Way<Step>,
  cameBy: ReadonlyMap<string, { readonly from: string; readonly way: Way<Step> } | null>,
): Route<Step> {
  const ways = [last];
  for (let came = cameBy.get(place); came !== null && came !== undefined; came = cameBy.get(came.from)) {
    ways.unshift(came.way);
  }
  return { ways, length: ways.reduce((sum, { steps }) => sum + steps.length, 0) };
}

/** For each mark, in their order, the tour with the fewest steps to a place with that mark. */
export function shortestTours<Step>(maps: readonly TourMap<Step>[]): readonly (readonly [string, Tour<Step>])[] {
  const shortest = new Map<string, Tour<Step>>();
  for (const map of maps) {
    for (const [start, place] of map.starts) {
      for (const [to, steps] of stepsTo(map, place)) {
        for (const mark of map.marks.get(to) ?? []) {
          const known = shortest.get(mark);
          if (known === undefined || steps.length < known.steps.length) shortest.set(mark, { start, steps });
        }
      }
    }
  }
  return [...shortest].sort(([one], [other]) => one.localeCompare(other));
}

/** The steps to every reachable place, nearest places first. */
function stepsTo<Step>({ ways }: TourMap<Step>, from: string): ReadonlyMap<string, readonly Step[]> {
  const stepsOf = new Map<string, readonly Step[]>([[from, []]]);
  for (const [place, steps] of stepsOf) {
    for (const way of ways.get(place) ?? []) {
      if (!stepsOf.has(way.to)) stepsOf.set(way.to, [...steps, ...way.steps]);
    }
  }
  return stepsOf;
}
