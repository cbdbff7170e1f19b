import type { SessionStep } from '#src/review/engine/session/sessionStep.ts';
import type { Route, Simulation } from '#src/review/engine/session/simulation.ts';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import type { Recording } from '#src/review/page/viewer/context.ts';

type Session = Pick<Recording, 'start' | 'events'>;

const [FIRST_START = ''] = Object.keys(REVIEWED.starts);

let simulation: Promise<Simulation> | null = null;

/** The steps of a simulated session or a path. Rejects when the chart cannot replay it. */
export async function simulateRecording({ start, events }: Session): Promise<readonly SessionStep[]> {
  return (await ready()).simulate(start ?? FIRST_START, events);
}

/** The route to a step of a simulated session or a path, as the product can replay it. */
export async function routeToStep({ start, events }: Session, index: number): Promise<Route> {
  return (await ready()).routeUntil(start ?? FIRST_START, events, index);
}

function ready(): Promise<Simulation> {
  return (simulation ??= REVIEWED.loadSimulation());
}
