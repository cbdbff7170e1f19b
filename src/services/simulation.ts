import type { Policy } from '#machines/journey/context.ts';

/** Where somebody who tries the product out says what the simulated services shall do. */
export const SIMULATION_KEY = 'creator-cash-advance.simulation';

/** Fails a call of this name when the simulation is asked to, so that every failure can be seen and tried. */
export function failIfRequested(call: string): void {
  const { failing } = asked();
  if (Array.isArray(failing) && failing.includes(call)) throw new Error(`${call} fails in this simulation`);
}

/** The policy to start with: the product's own, unless the simulation asks for the stricter one (R12.2). */
export function policyOr(policy: Policy): Policy {
  return asked().requireContractScroll === true ? { requireContractScroll: true } : policy;
}

type Asked = { readonly failing?: unknown; readonly requireContractScroll?: unknown };

/** What is asked for now; whatever cannot be read asks for nothing. */
function asked(): Asked {
  try {
    return Object(JSON.parse(sessionStorage.getItem(SIMULATION_KEY) ?? 'null')) as Asked;
  } catch {
    return {};
  }
}
