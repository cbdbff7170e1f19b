import type { ChartModel, ModelState, ModelTransition } from '#src/review/engine/model/chartModel.ts';
import { PART } from '#src/review/page/words/parts.ts';

/** A state and the rules that begin in it. */
export type StateRules = { readonly state: ModelState; readonly rules: readonly ModelTransition[] };

/** A part of a chart that is read on a page of its own: a screen, or a region with what is in no screen. */
export type ChartPart = { readonly state: ModelState; readonly title: string; readonly rules: readonly StateRules[] };

/**
 * The parts of a chart: the region of the screens and each of its screens, then what goes on beside them. What is in none
 * of them, as is the chart itself, belongs to the first.
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
