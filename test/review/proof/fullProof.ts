import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { answerIds, type ItemProof, type Proof } from '#src/review/engine/model/proof.ts';
import { provableItems } from '#src/review/page/facts/coverage.ts';

const PROVED: ItemProof = { isModelCovered: true, isBrowserCovered: true, step: null, pictures: [] };

/** Returns the proof of a chart in which everything is covered, except as given. */
export function fullProof(model: ChartModel, except: Readonly<Record<string, Partial<ItemProof>>> = {}): Proof {
  const guarded = model.transitions.filter(({ guard }) => guard !== null);
  const ids = [
    ...provableItems(model).map(({ id }) => id),
    ...guarded.flatMap(({ id }) => Object.values(answerIds(id))),
  ];
  const items = Object.fromEntries(ids.map((id) => [id, { ...PROVED, ...except[id] }]));
  return { modelHash: model.hash, items, pictures: {}, stories: {} };
}
