import { type AnyStateMachine, createMachine } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { toChartModel } from '#src/review/engine/model/toChartModel.ts';

const SCREEN_SIZE = 12;

/** A made-up chart of about so many states, as the page reads it. */
export function syntheticModel(states: number): ChartModel {
  return toChartModel(syntheticMachine(states), { title: 'Made up' });
}

/** Screens in a row, in each a chain of states with ways back and across, as many lines and rows for a state as in the
 * journey. */
function syntheticMachine(states: number): AnyStateMachine {
  const count = Math.max(1, Math.round(states / (SCREEN_SIZE + 1)));
  const screens = numbered('screen', count, (index) => ({
    id: `screen${index}`,
    meta: { screen: `screen${index}` },
    initial: 'step0',
    states: numbered('step', SCREEN_SIZE, (step) => ({ on: waysOf(step, index + 1 < count ? index + 1 : null) })),
  }));
  return createMachine({ id: 'synthetic', initial: 'screen0', states: screens });
}

/** Where a step leads; the last one of a screen to the screen after it. */
function waysOf(step: number, nextScreen: number | null): Readonly<Record<string, string | object>> {
  const isLast = step === SCREEN_SIZE - 1;
  const leaving = nextScreen === null ? {} : { Leave: `#screen${nextScreen}` };
  return {
    Type: {},
    ...(isLast ? { Back: 'step4', ...leaving } : { Continue: `step${step + 1}` }),
    ...(step === SCREEN_SIZE - 2 ? { Back: 'step0' } : {}),
    ...(step === 0 ? { 'Skip this part': 'step3' } : {}),
  };
}

function numbered<Value>(name: string, count: number, valueOf: (index: number) => Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, valueOf(index)]));
}
