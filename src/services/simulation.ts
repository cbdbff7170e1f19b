import type { Policy } from '#machines/journey/context.ts';

/** Where somebody who tries the product out says what the simulated services shall do. */
export const SIMULATION_KEY = 'creator-cash-advance.simulation';

type Tab = Pick<Window, 'sessionStorage'>;
type Requests = { readonly failing?: unknown; readonly requireContractScroll?: unknown };

/** Fails a call of this name when it is requested, so that every failure can be seen and tried. */
export function failIfRequested(call: string): void {
  if (failingCalls().includes(call)) throw new Error(`${call} fails in this simulation`);
}

/** The calls that are to fail. */
export function failingCalls(tab: Tab = globalThis): readonly string[] {
  const { failing } = requests(tab);
  return Array.isArray(failing) ? failing.map(String) : [];
}

/** The policy to start with: the product's own, unless the stricter one is requested (R12.2). */
export function policyOr(policy: Policy): Policy {
  return requests(globalThis).requireContractScroll === true ? { requireContractScroll: true } : policy;
}

/** Adds or replaces requests. May throw where the browser refuses storage. */
export function simulate(tab: Tab, change: Requests): void {
  tab.sessionStorage.setItem(SIMULATION_KEY, JSON.stringify({ ...requests(tab), ...change }));
}

/** What is requested now; whatever cannot be read requests nothing. */
function requests(tab: Tab): Requests {
  try {
    return Object(JSON.parse(tab.sessionStorage.getItem(SIMULATION_KEY) ?? 'null')) as Requests;
  } catch {
    return {};
  }
}
