import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import type { Altitude } from './geometry.ts';
import { linesAndRows } from './linesAndRows.ts';
import type { Plan } from './planTypes.ts';
import { visibleStates } from './visibleStates.ts';

/** What is drawn of a chart: the same for the same model and altitude, wherever it is worked out. */
export function planOf(model: ChartModel, altitude: Altitude): Plan {
  const states = visibleStates(model, altitude);
  return { altitude, states, ...linesAndRows(model, altitude, states) };
}
