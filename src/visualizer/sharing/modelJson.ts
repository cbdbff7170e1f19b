import type { ChartModel } from '#machines/graph/model/chartModel.ts';

/** The chart as a file that a later version of the chart can be compared with. */
export function modelJson(model: ChartModel): string {
  return `${JSON.stringify(model, null, 2)}\n`;
}
