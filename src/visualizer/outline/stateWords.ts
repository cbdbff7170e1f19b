import type { ModelState } from '#machines/graph/model/chartModel.ts';
import { OUTLINE } from '#src/content/visualizer/outline.ts';

/** What a state is besides its title, in few words: where its parent starts, at the same time, the end. */
export function kindWords(state: ModelState, parent: ModelState | undefined): readonly string[] {
  return [
    parent?.initialId === state.id ? OUTLINE.startsHere : null,
    parent?.type === 'parallel' ? OUTLINE.besides : null,
    state.type === 'parallel' ? OUTLINE.together : null,
    state.type === 'final' ? OUTLINE.end : null,
    state.type === 'history' ? OUTLINE.history : null,
  ].filter((word) => word !== null);
}

/** What a state does by itself, as sentences. */
export function doingSentences({ entryTexts, exitTexts, invokeTexts }: ModelState): readonly string[] {
  return [
    entryTexts.length === 0 ? null : OUTLINE.onEntering(listed(entryTexts)),
    invokeTexts.length === 0 ? null : OUTLINE.meanwhile(listed(invokeTexts)),
    exitTexts.length === 0 ? null : OUTLINE.onLeaving(listed(exitTexts)),
  ].filter((sentence) => sentence !== null);
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;
}
