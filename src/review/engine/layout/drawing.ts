import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import type { Altitude } from './geometry.ts';
import { type Header, headersOf } from './headers.ts';
import { labelLines } from './labels.ts';
import type { Plan, PlannedLine } from './planTypes.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { linesAndRows } from './linesAndRows.ts';
import { visibleStates } from './visibleStates.ts';

export type Drawing = {
  readonly plan: Plan;
  readonly sheet: Sheet;
  readonly headers: ReadonlyMap<string, Header>;
};

export function drawingOf(model: ChartModel, altitude: Altitude): Drawing {
  const plan = planOf(model, altitude);
  const sheet = sheetOf(plan);
  return { plan, sheet, headers: headersOf(plan, sheet.page?.id ?? null) };
}

export function textOf({ plan, sheet }: Pick<Drawing, 'plan' | 'sheet'>, line: PlannedLine): readonly string[] {
  return sheet.lines.find((sheetLine) => sheetLine.line === line)?.text ?? labelLines(line, plan.altitude);
}

/** Must be deterministic: a stored drawing refers to states, lines and starts by their index. */
export function planOf(model: ChartModel, altitude: Altitude): Plan {
  const states = visibleStates(model, altitude);
  return { altitude, states, ...linesAndRows(model, altitude, states) };
}
