/** An edge to a node: its steps in order, and the goals that they reach. */
export type Edge<Step> = {
  readonly to: string;
  readonly steps: readonly Step[];
  readonly goals: readonly string[];
};

export type TourGraph<Step> = {
  /** The start nodes, by start name. */
  readonly starts: ReadonlyMap<string, string>;
  /** The outgoing edges of each node. */
  readonly edges: ReadonlyMap<string, readonly Edge<Step>[]>;
  /** The labels of each node; several nodes can share a label. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
};

export type Tour<Step> = { readonly start: string; readonly steps: readonly Step[] };

type Route<Step> = { readonly edges: readonly Edge<Step>[]; readonly length: number };

/**
 * Returns a few long tours that together reach every reachable goal that isn't in `reached` yet, and adds those goals to
 * it. A tour always takes the nearest edge with an open goal, and ends when it would exceed `maxSteps` or no such edge
 * is left.
 */
export function toursOf<Step>(
  graph: TourGraph<Step>,
  reached: Set<string>,
  { maxSteps }: { readonly maxSteps: number },
): readonly Tour<Step>[] {
  const tours: Tour<Step>[] = [];
  for (;;) {
    const start = nearestStart(graph, reached);
    if (start === null) return tours;
    const steps: Step[] = [];
    let node = start.node;
    let route: Route<Step> | null = start.route;
    while (route !== null && (steps.length === 0 || steps.length + route.length <= maxSteps)) {
      for (const edge of route.edges) {
        steps.push(...edge.steps);
        for (const goal of edge.goals) reached.add(goal);
        node = edge.to;
      }
      route = routeToOpenGoal(graph, node, reached);
    }
    tours.push({ start: start.name, steps });
  }
}

function nearestStart<Step>(graph: TourGraph<Step>, reached: ReadonlySet<string>) {
  let best: { name: string; node: string; route: Route<Step> } | null = null;
  for (const [name, node] of graph.starts) {
    const route = routeToOpenGoal(graph, node, reached);
    if (route !== null && (best === null || route.length < best.route.length)) best = { name, node, route };
  }
  return best;
}

/** Returns the route with the fewest edges whose last edge has an open goal. */
function routeToOpenGoal<Step>(
  { edges }: TourGraph<Step>,
  from: string,
  reached: ReadonlySet<string>,
): Route<Step> | null {
  const cameFrom = new Map<string, { readonly from: string; readonly edge: Edge<Step> } | null>([[from, null]]);
  const queue = [from];
  for (let index = 0; index < queue.length; index += 1) {
    const node = queue[index] ?? from;
    for (const edge of edges.get(node) ?? []) {
      if (edge.goals.some((goal) => !reached.has(goal))) return routeTo(node, edge, cameFrom);
      if (cameFrom.has(edge.to)) continue;
      cameFrom.set(edge.to, { from: node, edge });
      queue.push(edge.to);
    }
  }
  return null;
}

function routeTo<Step>(
  node: string,
  last: Edge<Step>,
  cameFrom: ReadonlyMap<string, { readonly from: string; readonly edge: Edge<Step> } | null>,
): Route<Step> {
  const edges = [last];
  for (let came = cameFrom.get(node); came !== null && came !== undefined; came = cameFrom.get(came.from)) {
    edges.unshift(came.edge);
  }
  return { edges, length: edges.reduce((sum, { steps }) => sum + steps.length, 0) };
}

/** Returns the shortest tour to each label, sorted by label. */
export function shortestTours<Step>(graphs: readonly TourGraph<Step>[]): readonly (readonly [string, Tour<Step>])[] {
  const shortest = new Map<string, Tour<Step>>();
  for (const graph of graphs) {
    for (const [start, startNode] of graph.starts) {
      for (const [node, steps] of stepsToEachNode(graph, startNode)) {
        for (const label of graph.labels.get(node) ?? []) {
          const known = shortest.get(label);
          if (known === undefined || steps.length < known.steps.length) shortest.set(label, { start, steps });
        }
      }
    }
  }
  return [...shortest].sort(([a], [b]) => a.localeCompare(b));
}

/** Returns the steps to every reachable node, in breadth-first order. */
function stepsToEachNode<Step>({ edges }: TourGraph<Step>, from: string): ReadonlyMap<string, readonly Step[]> {
  const stepsTo = new Map<string, readonly Step[]>([[from, []]]);
  for (const [node, steps] of stepsTo) {
    for (const edge of edges.get(node) ?? []) {
      if (!stepsTo.has(edge.to)) stepsTo.set(edge.to, [...steps, ...edge.steps]);
    }
  }
  return stepsTo;
}
