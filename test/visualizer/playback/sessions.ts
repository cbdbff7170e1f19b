import type { EventObject } from 'xstate';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { Moment } from '#machines/graph/moments/moment.ts';
import { createSimulation, journeyMoments, type SimulationOptions } from '#machines/graph/moments/simulation.ts';

export const MODEL = journeyModel();
export const GUEST: SimulationOptions = { start: 'guest', requireContractScroll: false };
export const CONNECTED: SimulationOptions = { start: 'connected', requireContractScroll: false };

/** The chart that is simulated: made once for all tests of a worker. */
export const CHART = journeyMoments();
export const SIMULATION = createSimulation(CHART);

export const opened = (path: string): EventObject & { readonly path: string; readonly hash: string } => ({
  type: 'url.opened',
  path,
  hash: '',
});

/** The moments of a session on the chart itself. */
export function momentsOf(options: SimulationOptions, events: readonly EventObject[]): readonly Moment[] {
  return SIMULATION.simulate(options, events).moments;
}

/** The last moment of a session. */
export function lastMoment(options: SimulationOptions, events: readonly EventObject[]): Moment {
  const moment = momentsOf(options, events).at(-1);
  if (moment === undefined) throw new Error('a session has a moment at least');
  return moment;
}
