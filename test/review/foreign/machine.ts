import { type AnyStateMachine, StateMachine } from 'xstate';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { createSimulation, type Simulation } from '#src/review/engine/session/simulation.ts';
import { createStepDescriber } from '#src/review/engine/session/stepDescriber.ts';

/** The machine that a file exports, or makes by a function without parameters. Throws where there is none. */
export function machineIn(exported: Readonly<Record<string, unknown>>): AnyStateMachine {
  const values = Object.values(exported);
  const makers = values.filter((value): value is () => unknown => typeof value === 'function' && value.length === 0);
  const machine = values.find(isMachine) ?? makers.map((make) => madeBy(make)).find(isMachine);
  if (machine === undefined) throw new Error('The file exports no XState machine, and no function that makes one.');
  return machine;
}

/** The machine to play on, from its start on, as the model words it. */
export function simulationOf(machine: AnyStateMachine, model: ChartModel): Simulation {
  return createSimulation(createStepDescriber(machine, model), () => undefined);
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** What a function gives; one that cannot be called like this makes no machine. */
function madeBy(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}
