import type { ChartModel } from '#src/review/engine/model/chartModel.ts';

/** `before` is null for an added sentence, `after` for a removed one. */
export type WordingChange = { readonly id: string; readonly before: string | null; readonly after: string | null };

/**
 * Compares the wording recorded with a verdict to the current items. Rule ids are numbered and can shift, so sentences
 * are matched by state and text.
 */
export function wordingChanges(
  wording: Readonly<Record<string, string>>,
  items: readonly { readonly id: string; readonly text: string }[],
): readonly WordingChange[] {
  const keyOf = (id: string, text: string) => `${stateIdOf(id)} ${text}`;
  const recorded = new Set(Object.entries(wording).map(([id, text]) => keyOf(id, text)));
  const present = new Set(items.map(({ id, text }) => keyOf(id, text)));
  const removed = new Map(Object.entries(wording).filter(([id, text]) => !present.has(keyOf(id, text))));
  const changed = items
    .filter(({ id, text }) => !recorded.has(keyOf(id, text)))
    .map(({ id, text }) => {
      const before = removed.get(id) ?? null;
      removed.delete(id);
      return { id, before, after: text };
    });
  return [...changed, ...[...removed].map(([id, before]) => ({ id, before, after: null }))];
}

/** Pairs removed creator-facing sentences with added ones in order. */
export function sentenceChanges(before: readonly string[], after: readonly string[]): readonly WordingChange[] {
  const [removed, added] = [
    before.filter((text) => !after.includes(text)),
    after.filter((text) => !before.includes(text)),
  ];
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    id: `words ${index}`,
    before: removed[index] ?? null,
    after: added[index] ?? null,
  }));
}

/** Returns the state id at the start of an item id. */
export function stateIdOf(id: string): string {
  return id.split('|')[0] ?? id;
}

/** Returns the titles from the screen or region down to a state. */
export function placeOf(id: string, model: ChartModel): string {
  const state = model.states.find((candidate) => candidate.id === id);
  if (state === undefined) return id;
  const isOutermost = state.screen !== null || state.parentId === null || state.regionId === state.id;
  return isOutermost ? state.title : `${placeOf(state.parentId, model)} › ${state.title}`;
}
