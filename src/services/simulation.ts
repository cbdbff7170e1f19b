import type { Policy } from '#machines/journey/context.ts';

/** The session storage key of requests to the simulated services, such as which calls should fail. */
export const SIMULATION_KEY = 'creator-cash-advance.simulation';

type Tab = Pick<Window, 'sessionStorage'>;
type Requests = { readonly failing?: unknown; readonly requireContractScroll?: unknown };

/** Throws if this call should fail, so every failure can be tested. */
export function failIfRequested(call: string): void {
  if (failingCalls().includes(call)) throw new Error(`Simulated failure of ${call}.`);
}

export function failingCalls(tab: Tab = globalThis): readonly string[] {
  const { failing } = readRequests(tab);
  return Array.isArray(failing) ? failing.map(String) : [];
}

/** Returns the policy, or the stricter one if requested (R12.2). */
export function requestedPolicy(policy: Policy): Policy {
  return readRequests(globalThis).requireContractScroll === true ? { requireContractScroll: true } : policy;
}

/** Adds or replaces requests. Throws if the browser blocks storage. */
export function simulate(tab: Tab, change: Requests): void {
  tab.sessionStorage.setItem(SIMULATION_KEY, JSON.stringify({ ...readRequests(tab), ...change }));
}

function readRequests(tab: Tab): Requests {
  try {
    return Object(JSON.parse(tab.sessionStorage.getItem(SIMULATION_KEY) ?? 'null')) as Requests;
  } catch {
    return {};
  }
}
