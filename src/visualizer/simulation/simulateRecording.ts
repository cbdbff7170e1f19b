import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import { createSimulation, type JourneySimulation } from '#machines/graph/sessions/simulation.ts';
import type { Route } from '#machines/graph/paths/paths.ts';
import type { Recording } from '#src/visualizer/viewer/context.ts';

type Session = Pick<Recording, 'start' | 'events'>;

let simulation: JourneySimulation | null = null;

/** The steps of a simulated session or a path. Throws when the chart cannot replay it. */
export function simulateRecording({ start, events }: Session): readonly SessionStep[] {
  return ready().simulate(start ?? 'guest', events);
}

/** The route to a step of a simulated session or a path, as the product can replay it. */
export function routeToStep({ start, events }: Session, index: number): Route {
  return ready().routeUntil(start ?? 'guest', events, index);
}

function ready(): JourneySimulation {
  simulation ??= createSimulation();
  return simulation;
}
