import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { nextTask } from '#src/components/nextTask.ts';
import type { Altitude, Geometry } from '#src/review/engine/layout/geometry.ts';
import { unpacked } from '#src/review/engine/layout/packed.ts';
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
  return { model, geometry: await drawn(altitude, model) };
}

/** Both drawings of the full chart, for paper. */
export async function fullDrawings(): Promise<Readonly<Record<Altitude, Geometry>>> {
  const model = await loadModel();
  const [map, chart] = await Promise.all([drawn('map', model), drawn('chart', model)]);
  return { map, chart };
}

async function drawn(altitude: Altitude, model: ChartModel): Promise<Geometry> {
  const geometry = unpacked(await REVIEWED.loadDrawing[altitude](), model);
  if (geometry === null) throw new Error('the drawing is that of another version of the chart');
  await nextTask();
  return geometry;
}
