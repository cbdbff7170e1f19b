import { vi } from 'vitest';
import { SIMULATION_KEY } from '#src/services/simulation.ts';

/** Stubs session storage with requests to the simulated services; a string is stored as is. */
export function stubSimulation(requests: object | string | null): void {
  const text = typeof requests === 'object' ? JSON.stringify(requests) : requests;
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === SIMULATION_KEY ? text : null) });
}
