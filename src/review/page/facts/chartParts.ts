import type { ChartModel, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { PART } from '#src/review/page/words/parts.ts';

export type StateRules = { readonly state: ModelState; readonly rules: readonly ModelTransition[] };

/** A screen with everything inside it, or a region with everything outside its screens. */
export type ChartPart = { readonly state: ModelState; readonly title: string; readonly rules: readonly StateRules[] };

/**
 * Returns the main region, its screens, then the parallel regions. States outside all of them, such as the root, belong
 * to the first part.
 */
export function partsOf({ states, transitions }: ChartModel): readonly ChartPart[] {
  const main = states.find(({ screen }) => screen !== null)?.regionId ?? null;
  const heads = states
    .filter(({ screen, keys }) => screen !== null || keys.length === 1 || states.length === 1)
    .toSorted((one, other) => Number(one.regionId !== main) - Number(other.regionId !== main));
  return heads.map((head) => ({
    state: head,
    title: head.id === main && head.screen === null ? PART.everyScreen : head.title,
    rules: states
      .filter((state) => (headOf(state) ?? heads[0]?.id) === head.id)
      .map((state) => ({
        state,
        rules: transitions.filter(({ sourceId, trigger }) => sourceId === state.id && trigger.kind !== 'initial'),
      })),
  }));
}

function headOf({ screenId, regionId }: ModelState): string | null {
  return screenId ?? regionId;
}
