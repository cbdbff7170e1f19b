import { sortedRequirements } from '#machines/graph/words.ts';
import { CHANGE_WORDS } from '#src/content/visualizer/comparison.ts';

/** What is only in the later list, and what only in the earlier one. */
export function differences(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  return {
    added: after.filter((text) => !before.includes(text)),
    removed: before.filter((text) => !after.includes(text)),
  };
}

/** Which requirements an item serves now and did not before, and the other way round. */
export function requirementWords(before: readonly string[], after: readonly string[]): readonly string[] {
  const { added, removed } = differences(before, after);
  return [
    ...(added.length === 0 ? [] : [CHANGE_WORDS.serves(sortedRequirements(added))]),
    ...(removed.length === 0 ? [] : [CHANGE_WORDS.servesNot(sortedRequirements(removed))]),
  ];
}
