import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Matches } from './matchModels.ts';

/**
 * The ids of the earlier version's items in the union of both: of what stayed the later one, of what was removed its
 * own, unless something else has it now: rules are numbered, and a later one may have moved up into the number.
 */
export function unionIds(before: ChartModel, after: ChartModel, matches: Matches): (id: string) => string {
  const later = new Set([...after.states, ...after.transitions].map(({ id }) => id));
  const ids = new Map(
    [...before.states, ...before.transitions].map(({ id }) => [id, later.has(id) ? `${id}|before` : id]),
  );
  return (id) => matches.states.get(id) ?? matches.transitions.get(id) ?? ids.get(id) ?? id;
}
