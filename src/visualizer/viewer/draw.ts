import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import journeyModelAddress from '#src/visualizer/drawn/journeyModel.json?url';
import type { BrowserLayout } from '#src/visualizer/layout/browserLayout.ts';
import type { Altitude, Geometry } from '#src/visualizer/layout/geometry.ts';
import { type PackedGeometry, unpacked } from '#src/visualizer/layout/packed.ts';
import type { Drawing } from './context.ts';
import type { DrawInput } from './ports.ts';

const layoutProgram = loadOnce(async () => {
  const { createBrowserLayout } = await import('#src/visualizer/layout/browserLayout.ts');
  return createBrowserLayout();
});

/** Lays a chart out; the program for it is loaded when it is first needed. */
const layOut: BrowserLayout = async (...request) => (await layoutProgram())(...request);

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

/** Answers the viewer's port: a chart and its drawing, from the build where that fits and laid out anew otherwise. */
export async function draw({ altitude, before }: DrawInput, signal: AbortSignal): Promise<Drawing> {
  const today = await journey();
  const { model, changes } = before === null ? { model: today, changes: [] } : await compared(before, today);
  const drawn = before === null ? await drawnBefore(altitude, model) : null;
  return { model, changes, geometry: drawn ?? (await layOut(model, altitude, signal)) };
}

/** Both drawings of the full chart, for paper. */
export async function fullDrawings(): Promise<Readonly<Record<Altitude, Geometry>>> {
  const model = await journey();
  const fullDrawing = async (altitude: Altitude) => (await drawnBefore(altitude, model)) ?? layOut(model, altitude);
  const [map, all] = await Promise.all([fullDrawing('map'), fullDrawing('chart')]);
  return { map, chart: all };
}

async function drawnBefore(altitude: Altitude, model: ChartModel): Promise<Geometry | null> {
  return unpacked(await DRAWN[altitude](), model);
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

/** Both versions in one chart, and what changed between them. */
async function compared(before: ChartModel, today: ChartModel): Promise<Pick<Drawing, 'model' | 'changes'>> {
  const [{ unionModel }, { compareModels }] = await Promise.all([
    import('#src/visualizer/comparison/unionModel.ts'),
    import('#src/visualizer/comparison/compareModels.ts'),
  ]);
  return { model: unionModel(before, today), changes: compareModels(before, today) };
}
