import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { unpackGeometry } from '#src/review/engine/layout/unpackGeometry.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { Drawing } from './context.ts';
import type { DrawInput } from './ports.ts';

let loading: Promise<ChartModel> | null = null;

/** Loads the chart once; a failed load is retried on the next call. */
function loadModel(): Promise<ChartModel> {
  loading ??= REVIEWED.loadModel().catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

/** Loads the chart and its prebuilt drawing. Rejects when the drawing belongs to another version of the chart. */
export async function draw({ altitude }: DrawInput): Promise<Drawing> {
  const model = await loadModel();
  const geometry = unpackGeometry(await REVIEWED.loadDrawing[altitude](), model);
  if (geometry === null) throw new Error('the drawing was made for another version of the chart');
  await nextTask();
  return { model, geometry };
}
