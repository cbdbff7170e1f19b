import type { AnyStateMachine } from 'xstate';
import { spelledOut } from '#src/review/engine/model/chartWords.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';
import { layOut, packed } from '#src/review/engine/layout/program/layOut.ts';
import { machineIn } from './machine.ts';

/** A chart as the review page shows it: its name, what it says, and where everything stands. */
export async function chartOf(exported: Readonly<Record<string, unknown>>) {
  const machine: AnyStateMachine = machineIn(exported);
  const title = spelledOut(machine.id);
  const model = toChartModel(machine, { title });
  const hasScreens = model.states.some(({ screen }) => screen !== null);
  const chart = packed(await layOut(model, 'chart'));
  const map = hasScreens ? packed(await layOut(model, 'map')) : chart;
  return { title, model, drawings: { map, chart }, hasScreens };
}
