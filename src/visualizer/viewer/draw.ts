import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import journeyModelAddress from '#src/visualizer/drawn/journeyModel.json?url';
import type { Altitude, Geometry } from '#src/visualizer/layout/geometry.ts';
import { type PackedGeometry, unpacked } from '#src/visualizer/layout/packed.ts';
import type { Drawing } from './context.ts';
import type { DrawInput } from './ports.ts';

/** The chart. As data it is half the work for the browser: the program that makes it is loaded only to simulate. */
const journey = loadOnce(async () => {
  const answer = await fetch(journeyModelAddress);
  if (!answer.ok) throw new Error('the chart cannot be loaded');
  return (await answer.json()) as ChartModel;
});

/** The drawings made before the build. */
const DRAWN: Readonly<Record<Altitude, () => Promise<PackedGeometry>>> = {
  map: async () => (await import('#src/visualizer/layout/journeyMap.json')).default as unknown as PackedGeometry,
  chart: async () => (await import('#src/visualizer/layout/journeyChart.json')).default as unknown as PackedGeometry,
};

/** Answers the viewer's port: the chart and its drawing. Rejects when the drawing is that of another version. */
export async function draw({ altitude }: DrawInput): Promise<Drawing> {
  const model = await journey();
  return { model, geometry: await drawn(altitude, model) };
}

/** Both drawings of the full chart, for paper. */
export async function fullDrawings(): Promise<Readonly<Record<Altitude, Geometry>>> {
  const model = await journey();
  const [map, chart] = await Promise.all([drawn('map', model), drawn('chart', model)]);
  return { map, chart };
}

async function drawn(altitude: Altitude, model: ChartModel): Promise<Geometry> {
  const geometry = unpacked(await DRAWN[altitude](), model);
  if (geometry === null) throw new Error('the drawing is that of another version of the chart');
  return geometry;
}

/** Loads something when it is first requested, and again only when that failed. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null;
  return () => {
    loaded ??= load().catch((problem: unknown) => {
      loaded = null;
      throw problem;
    });
    return loaded;
  };
}
