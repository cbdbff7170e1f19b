import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { partsOf } from './chartParts.ts';
import { type ReviewItem, ruleItem, stateItem } from './reviewParts.ts';
import { stateOf, type WordingChange, wordingChanges, placeOf } from './wordingChanges.ts';

/**
 * One difference between two versions of a chart: where, and how it read and reads. What is different only in its names
 * reads the same. The id is that of the item, or of what is removed that of the innermost state around it that is left.
 */
export type Change = WordingChange & { readonly place: string };

/** Everything that is different between two versions, as it is reviewed; what is removed comes last. */
export function compareModels(before: ChartModel, after: ChartModel): readonly Change[] {
  const earlier = new Map(itemsOf(before).map((item) => [item.id, item]));
  const items = itemsOf(after);
  const wording = Object.fromEntries([...earlier.values()].map(({ id, text }) => [id, text]));
  const reworded = wordingChanges(wording, items);
  const renamed = items.filter(({ id, hash, text }) => {
    const was = earlier.get(id);
    return was?.text === text && was.hash !== hash;
  });
  const parents = new Map(before.states.map(({ id, parentId }) => [id, parentId]));
  const present = new Set(after.states.map(({ id }) => id));
  const remaining = (id: string): string => (present.has(id) ? id : remaining(parents.get(id) ?? after.id));
  return [
    ...reworded.filter((change) => change.after !== null),
    ...renamed.map(({ id, text }) => ({ id, before: text, after: text })),
    ...reworded.filter((change) => change.after === null),
  ].map((change) => ({
    ...change,
    id: change.after === null ? remaining(stateOf(change.id)) : change.id,
    place: placeOf(stateOf(change.id), change.after === null ? before : after),
  }));
}

function itemsOf(model: ChartModel): readonly ReviewItem[] {
  const groups = partsOf(model).flatMap(({ rules }) => rules);
  return groups.flatMap(({ state, rules }) => [stateItem(state), ...rules.map(ruleItem)]);
}
