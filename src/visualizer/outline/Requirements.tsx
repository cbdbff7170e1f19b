import { sortedRequirements } from '#machines/graph/words.ts';
import { DETAILS } from '#src/content/visualizer/outline.ts';

/** The requirements that an item serves. */
export function Requirements({ ids }: { readonly ids: readonly string[] }) {
  return ids.length === 0 ? DETAILS.noRequirements : sortedRequirements(ids).join(', ');
}
