import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { answerIds, type ItemProof, type Proof } from '#src/review/engine/model/proof.ts';
import { provableItems } from '#src/review/page/facts/coverage.ts';

const SHOWN: ItemProof = {
  isModelCovered: true,
  isBrowserCovered: true,
  step: { path: 'walk 1', index: 2 },
  pictures: [],
};

/** A run of the tests that showed everything of a chart, but for what is given otherwise. */
export function shownRun(model: ChartModel, otherwise: Readonly<Record<string, Partial<ItemProof>>> = {}): Proof {
  const answers = model.transitions
    .filter(({ guard }) => guard !== null)
    .flatMap(({ id }) => Object.values(answerIds(id)));
  const ids = [...provableItems(model).map(({ id }) => id), ...answers];
  const items = Object.fromEntries(ids.map((id) => [id, { ...SHOWN, ...otherwise[id] }]));
  return { modelHash: model.hash, items, pictures: {}, stories: {} };
}
