import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { LayoutRequest } from './geometry.ts';
import { linesAndRows } from './linesAndRows.ts';
import type { Plan } from './planTypes.ts';
import { visibleStates } from './visibleStates.ts';

/** What is drawn of a chart: the same for the same model and request, wherever it is worked out. */
export function planOf(model: ChartModel, request: LayoutRequest): Plan {
  const states = visibleStates(model, request);
  return { altitude: request.altitude, states, ...linesAndRows(model, request, states) };
}
