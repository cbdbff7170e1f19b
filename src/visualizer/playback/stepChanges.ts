import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { placeOf } from '#src/visualizer/comparison/wordingChanges.ts';

/** What is new at a step; everything is at the start. */
export type StepChanges = {
  readonly entered: readonly string[];
  readonly left: readonly string[];
  /** The rules that were followed, as sentences. */
  readonly rules: readonly string[];
};

/** What is new at a step; states by their titles, innermost ones only. */
export function stepChanges(step: SessionStep, before: SessionStep | null, model: ChartModel): StepChanges {
  const was = before?.active ?? [];
  const sentences = new Map(model.transitions.map(({ id, sentence }) => [id, sentence]));
  return {
    entered: titlesOfNew(step.active, was, model),
    left: titlesOfNew(was, step.active, model),
    rules: step.taken.map((id) => sentences.get(id)).filter((sentence) => sentence !== undefined),
  };
}

/** The active states in which no other active one lies, in the order of the chart. */
function innermost(active: readonly string[], { states }: ChartModel): readonly ModelState[] {
  const all = states.filter(({ id }) => active.includes(id));
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.filter(({ id }) => !parents.has(id));
}

function titlesOfNew(active: readonly string[], before: readonly string[], model: ChartModel): readonly string[] {
  return innermost(active, model)
    .filter(({ id }) => !before.includes(id))
    .map((state) => placeOf(state.id, model));
}
