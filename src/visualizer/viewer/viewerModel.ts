import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { VIEWER_WORDS } from '#src/content/visualizer/viewerWords.ts';
import { createViewerMachine } from './machine.ts';

/** The viewer's own chart as a reviewer reads it. */
export function viewerModel(): ChartModel {
  return toChartModel(createViewerMachine(), VIEWER_WORDS);
}
