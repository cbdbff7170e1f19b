import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { useViewer } from '#src/visualizer/viewer/hooks.tsx';

/** The chart that is drawn; parts of the page that need one are shown only once there is one. */
export function useDrawnModel(): ChartModel {
  const model = useViewer(({ context }) => context.drawing?.model ?? null);
  if (model === null) throw new Error('no chart is drawn yet');
  return model;
}
