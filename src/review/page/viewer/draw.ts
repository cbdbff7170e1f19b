import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { nextTask } from '#src/components/nextTask.ts';
import { unpacked } from '#src/review/engine/layout/unpacked.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { Drawing } from './context.ts';
import type { DrawInput } from './ports.ts';

let loading: Promise<ChartModel> | null = null;

/** The chart, loaded when it is first requested, and again only when that failed. */
function loadModel(): Promise<ChartModel> {
  loading ??= REVIEWED.loadModel().catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

/** Answers the viewer's port: the chart and its drawing. Rejects when the drawing is that of another version. */
export async function draw({ altitude }: DrawInput): Promise<Drawing> {
  const model = await loadModel();
  const geometry = unpacked(await REVIEWED.loadDrawing[altitude](), model);
  if (geometry === null) throw new Error('the drawing is that of another version of the chart');
  await nextTask();
  return { model, geometry };
}
