import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { modelJson } from '#src/review/page/facts/readModel.ts';

/** Has the browser save the chart as a file that a later version can be compared with. */
export function saveModel(model: ChartModel): void {
  saveFile(new Blob([modelJson(model)], { type: 'application/json' }), `${model.id}-model.json`);
}
