import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Altitude } from './geometry.ts';
import { type Header, headersOf } from './headers.ts';
import { labelLines } from './labels.ts';
import type { Plan, PlannedLine } from './planTypes.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { linesAndRows } from './linesAndRows.ts';
import { visibleStates } from './visibleStates.ts';

/** Everything that is known of a drawing before its boxes have places. */
export type Drawing = {
  readonly plan: Plan;
  readonly sheet: Sheet;
  readonly headers: ReadonlyMap<string, Header>;
};

/** Works out what is drawn, how it is divided and how large its texts are. */
export function drawingOf(model: ChartModel, altitude: Altitude): Drawing {
  const plan = planOf(model, altitude);
  const sheet = sheetOf(plan);
  return { plan, sheet, headers: headersOf(plan, sheet.page?.id ?? null) };
}

/** The label of a line: flat where it runs through the space between two rows. */
export function textOf({ plan, sheet }: Pick<Drawing, 'plan' | 'sheet'>, line: PlannedLine): readonly string[] {
  return sheet.lines.find((sheetLine) => sheetLine.line === line)?.text ?? labelLines(line, plan.altitude);
}

/** What is drawn of a chart: the same for the same model and altitude, wherever it is worked out. */
export function planOf(model: ChartModel, altitude: Altitude): Plan {
  const states = visibleStates(model, altitude);
  return { altitude, states, ...linesAndRows(model, altitude, states) };
}
