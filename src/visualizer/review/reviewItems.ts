import type { ChartModel, ModelState, ModelTransition } from '#machines/graph/model/chartModel.ts';
import { type Review, REVIEW_STATES, type ReviewState, verdictOf } from './review.ts';

/** A state or a transition as something to judge. */
export type ReviewItem = {
  readonly id: string;
  readonly hash: string;
  readonly kind: 'state' | 'transition';
  /** The names of the states that it lies in, outermost first, without the root and the region of the screens. */
  readonly place: readonly string[];
  /** The name of the state, or what sets the transition off. */
  readonly title: string;
  readonly sentence: string;
  readonly requirements: readonly string[];
};

/** How far a review has come: how many items have each review state, and how many there are. */
export type Progress = Readonly<Record<ReviewState, number>> & { readonly all: number };

/**
 * Everything that is judged, in the order that follows the main path: the root, the screens as a creator meets them,
 * then the regions parallel to them; each state before the rules that apply in it. An initial arrow is no item of its
 * own: where a state begins is part of the state.
 */
export function reviewItems(model: ChartModel): readonly ReviewItem[] {
  const states = new Map(model.states.map((state) => [state.id, state]));
  const main = mainRegionOf(model);
  const placeOf = ({ parentId }: ModelState): readonly string[] => {
    const parent = states.get(parentId ?? '');
    const isOutermost = parent === undefined || parent.parentId === null || parent.id === main;
    return isOutermost ? [] : [...placeOf(parent), parent.title];
  };
  return inMainOrder(model).flatMap((state): readonly ReviewItem[] => {
    const place = placeOf(state);
    const inside = state.parentId === null ? [] : [...place, state.title];
    const rules = model.transitions.filter(
      ({ sourceId, trigger }) => sourceId === state.id && trigger.kind !== 'initial',
    );
    return [itemOfState(state, place), ...rules.map((rule) => itemOfTransition(rule, inside))];
  });
}

/** The review state of every item. */
export function progress(model: ChartModel, review: Review): Progress {
  const items = reviewItems(model).map((item) => verdictOf(item, review));
  const counts = REVIEW_STATES.map((state) => [state, items.filter((one) => one === state).length] as const);
  return { ...(Object.fromEntries(counts) as Record<ReviewState, number>), all: items.length };
}

/** The next item after this one that has no verdict of its present version, from the start again at the end. */
export function nextOpenItem(items: readonly ReviewItem[], review: Review, afterId: string | null): ReviewItem | null {
  const from = items.findIndex(({ id }) => id === afterId) + 1;
  const inTurn = [...items.slice(from), ...items.slice(0, from)];
  return inTurn.find((item) => item.id !== afterId && isOpen(item, review)) ?? null;
}

function isOpen(item: ReviewItem, review: Review): boolean {
  return ['open', 'stale'].includes(verdictOf(item, review));
}

function itemOfState({ id, hash, title, description, requirements }: ModelState, place: readonly string[]): ReviewItem {
  return { id, hash, kind: 'state', place, title, sentence: description, requirements };
}

function itemOfTransition(
  { id, hash, label, sentence, requirements }: ModelTransition,
  place: readonly string[],
): ReviewItem {
  return { id, hash, kind: 'transition', place, title: label, sentence, requirements };
}

/** The states as they are written, the region with the screens before the regions parallel to it. */
function inMainOrder(model: ChartModel): readonly ModelState[] {
  const main = mainRegionOf(model);
  const weightOf = ({ parentId, regionId }: ModelState) => {
    if (parentId === null) return 0;
    return regionId === main ? 1 : 2;
  };
  return model.states.toSorted((one, other) => weightOf(one) - weightOf(other));
}

/** The region in which the screens follow each other. */
function mainRegionOf({ states }: ChartModel): string | null {
  return states.find(({ screenId }) => screenId !== null)?.regionId ?? null;
}
