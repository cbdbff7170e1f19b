import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';
import { CHANGE_WORDS } from '#src/content/visualizer/comparison.ts';
import { differences, requirementWords } from './differences.ts';
import { placeOf } from './places.ts';

/**
 * What is different in a state, as phrases that follow its name. Its parent is given by the ids of the later version.
 */
export function stateChanges(before: ModelState, after: ModelState, late: ChartModel): readonly string[] {
  const phrases = [
    ...(before.title === after.title ? [] : [CHANGE_WORDS.renamed(before.title)]),
    ...(before.parentId === after.parentId || after.parentId === null
      ? []
      : [CHANGE_WORDS.movedInto(placeOf(after.parentId, late))]),
    ...(before.type === after.type && before.screen === after.screen ? [] : [CHANGE_WORDS.kind]),
    ...doingWords(before.entryTexts, after.entryTexts, CHANGE_WORDS.onEntering),
    ...doingWords(before.invokeTexts, after.invokeTexts, CHANGE_WORDS.meanwhile),
    ...doingWords(before.exitTexts, after.exitTexts, CHANGE_WORDS.onLeaving),
    ...requirementWords(before.requirements, after.requirements),
    ...(before.description === after.description ? [] : [CHANGE_WORDS.reworded]),
  ];
  if (phrases.length > 0) return phrases;
  const names = ({ key, tags, entry, exit, invoke }: ModelState) => JSON.stringify([key, tags, entry, exit, invoke]);
  return names(before) === names(after) ? [] : [CHANGE_WORDS.otherNames];
}

function doingWords(
  before: readonly string[],
  after: readonly string[],
  when: (text: string) => string,
): readonly string[] {
  const { added, removed } = differences(before, after);
  return [
    ...(added.length === 0 ? [] : [when(CHANGE_WORDS.does(added))]),
    ...(removed.length === 0 ? [] : [when(CHANGE_WORDS.doesNot(removed))]),
  ];
}
