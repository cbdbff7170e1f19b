import type { Ways } from '#machines/graph/sessions/findWays.ts';
import type { Route } from '#machines/graph/paths/paths.ts';

/** The shortest known way to each state that does not pass at once, by the state's id. */
export type Openings = ReadonlyMap<string, Route>;

/** The ways that end in a state and do not only pass through it. */
export function openingsOf({ byState }: Ways): Openings {
  const settled = [...byState].filter(([, { isPassing }]) => !isPassing);
  return new Map(settled.map(([id, { route }]) => [id, route]));
}
