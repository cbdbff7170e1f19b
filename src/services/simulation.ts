import type { Policy } from '#machines/journey/context.ts';

/** Where somebody who tries the product out says what the simulated services shall do. */
export const SIMULATION_KEY = 'creator-cash-advance.simulation';

type Tab = Pick<Window, 'sessionStorage'>;
type Asked = { readonly failing?: unknown; readonly requireContractScroll?: unknown };

/** Fails a call of this name when the simulation is asked to, so that every failure can be seen and tried. */
export function failIfRequested(call: string): void {
  if (failingCalls().includes(call)) throw new Error(`${call} fails in this simulation`);
}

/** The calls that are asked to fail. */
export function failingCalls(tab: Tab = globalThis): readonly string[] {
  const { failing } = asked(tab);
  return Array.isArray(failing) ? failing.map(String) : [];
}

/** The policy to start with: the product's own, unless the simulation asks for the stricter one (R12.2). */
export function policyOr(policy: Policy): Policy {
  return asked(globalThis).requireContractScroll === true ? { requireContractScroll: true } : policy;
}

/** Asks for more, or for something else. May throw where the browser refuses storage. */
export function simulate(tab: Tab, change: Asked): void {
  tab.sessionStorage.setItem(SIMULATION_KEY, JSON.stringify({ ...asked(tab), ...change }));
}

/** What is asked for now; whatever cannot be read asks for nothing. */
function asked(tab: Tab): Asked {
  try {
    return Object(JSON.parse(tab.sessionStorage.getItem(SIMULATION_KEY) ?? 'null')) as Asked;
  } catch {
    return {};
  }
}
