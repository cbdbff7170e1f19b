import type { ChartModel, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { groupBy } from '#src/review/engine/layout/groupBy.ts';
import { MARK_WORDS, OUTLINE } from '#src/review/page/words/outline.ts';
import { VERDICT_WORDS } from '#src/review/page/words/review.ts';
import type { ItemMarks } from './marks.ts';

export type OutlineItem = ModelState | ModelTransition;

/** A chart as a tree: each state contains its initial transition, then child states, then rules. */
export type Outline = {
  /** Items by parent id; the root is under the empty string. */
  readonly children: ReadonlyMap<string, readonly OutlineItem[]>;
  /** Returns the ids of an item and its ancestors. */
  readonly withAncestors: (id: string) => readonly string[];
};

export function outlineOf({ states, transitions }: ChartModel): Outline {
  const starts = transitions.filter(({ trigger }) => trigger.kind === 'initial');
  const rules = transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const parents = new Map([...starts, ...states, ...rules].map((item) => [item.id, parentOf(item)]));
  return {
    children: groupBy([...starts, ...states, ...rules], parentOf),
    withAncestors: (id) => {
      const ids: string[] = [];
      for (let at = id; at !== ''; at = parents.get(at) ?? '') ids.push(at);
      return ids;
    },
  };
}

export function isState(item: OutlineItem): item is ModelState {
  return 'parentId' in item;
}

function parentOf(item: OutlineItem): string {
  return isState(item) ? (item.parentId ?? '') : item.sourceId;
}

/** Describes an item's marks. */
export function markWords(marks: ItemMarks | undefined): readonly string[] {
  if (marks === undefined) return [];
  const { isActive, taken, choice, timer, verdict, proof, isFound } = marks;
  return [
    isActive === true ? MARK_WORDS.isActive : null,
    taken === undefined ? null : MARK_WORDS.taken[taken],
    choice === undefined ? null : MARK_WORDS.choice[choice],
    timer === undefined ? null : MARK_WORDS.timer,
    verdict === undefined ? null : VERDICT_WORDS[verdict].toLowerCase(),
    proof === undefined ? null : MARK_WORDS.proof[proof],
    isFound === true ? MARK_WORDS.isFound : null,
  ].filter((word) => word !== null);
}

export function kindWords(state: ModelState, parent: ModelState | undefined): readonly string[] {
  return [
    parent?.initialId === state.id ? OUTLINE.startsHere : null,
    parent?.type === 'parallel' ? OUTLINE.parallel : null,
    state.type === 'parallel' ? OUTLINE.together : null,
    state.type === 'final' ? OUTLINE.end : null,
    state.type === 'history' ? OUTLINE.history : null,
  ].filter((word) => word !== null);
}
