import { layOut, packed } from '#src/review/engine/layout/program/layOut.ts';
import { syntheticModel } from '#test/bench/visualizer/syntheticModel.ts';

/** About six times as many states as the journey, read and laid out. */
export async function largeChart() {
  const model = syntheticModel(595);
  return { model, chart: packed(await layOut(model, 'chart')) };
}
