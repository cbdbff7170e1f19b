import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { hashOf } from '#src/review/engine/model/hash.ts';
import { MODEL_PROBLEMS } from '#src/review/page/words/comparison.ts';

/** Rises whenever the shape of a saved version changes. */
const FORMAT = 2;

/** A saved version as it is written: who changes anything in it breaks its checksum. */
type SavedModel = { readonly format: number; readonly checksum: string; readonly model: ChartModel };

/** A saved version that was read, or in words why it could not be. */
export type ModelReading =
  | { readonly model: ChartModel; readonly problem: null }
  | { readonly model: null; readonly problem: string };

/** The chart as a file that a later version of the chart can be compared with. */
export function modelJson(model: ChartModel): string {
  const saved: SavedModel = { format: FORMAT, checksum: hashOf(model), model };
  return `${JSON.stringify(saved, null, 2)}\n`;
}

/** Reads what `modelJson` wrote and nobody has changed, of the chart with this id; never throws. */
export function readModel(text: string, chartId: string): ModelReading {
  const model = readChecked(text);
  if (model === null) return { model: null, problem: MODEL_PROBLEMS.notSaved };
  return model.id === chartId ? { model, problem: null } : { model: null, problem: MODEL_PROBLEMS.otherChart };
}

function readChecked(text: string): ChartModel | null {
  try {
    const { format, checksum, model } = JSON.parse(text) as SavedModel;
    return format === FORMAT && checksum === hashOf(model) ? model : null;
  } catch {
    return null;
  }
}
