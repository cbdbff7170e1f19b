import Elk from 'elkjs/lib/elk.bundled.js';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { QUICK } from '#src/visualizer/layout/elkOptions.ts';
import { layOut } from '#src/visualizer/layout/layOut.ts';
import { wholeOf } from '#src/visualizer/layout/packed.ts';
import { syntheticModel } from '#test/visualizer/layout/syntheticModel.ts';

const RUNS = 5;
const SYNTHETIC_STATES = 600;

/** What a layout took: milliseconds, the first time and in the middle of the later times. */
export type LayoutFigures = { readonly name: string; readonly firstMs: number; readonly medianMs: number };

/** How long it takes to lay out our chart, the map and a made-up chart of 600 states, in this process. */
export async function timeLayouts(): Promise<readonly LayoutFigures[]> {
  const elk = new Elk();
  const journey = journeyModel();
  const charts = [
    ['the map', journey, 'map'],
    ['the full chart', journey, 'chart'],
    [`${String(SYNTHETIC_STATES)} states`, syntheticModel(SYNTHETIC_STATES), 'chart'],
  ] as const;
  const figures: LayoutFigures[] = [];
  for (const [name, model, altitude] of charts) {
    // One after the other: the layouts would slow one another down.
    figures.push({ name, ...(await timed(elk, model, altitude)) });
  }
  return figures;
}

async function timed(elk: InstanceType<typeof Elk>, model: ChartModel, altitude: 'map' | 'chart') {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    await layOut(elk, model, wholeOf(altitude), { attempts: QUICK, pause: () => Promise.resolve() });
    times.push(performance.now() - start);
  }
  const [firstMs = 0, ...later] = times;
  return { firstMs, medianMs: later.toSorted((one, other) => one - other)[Math.floor(later.length / 2)] ?? 0 };
}
