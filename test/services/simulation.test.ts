import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { failIfRequested, policyOr } from '#src/services/simulation.ts';
import { stubSimulation } from './stubSimulation.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('The simulation', () => {
  const STRICT = { requireContractScroll: true };

  const NOTHING = [undefined, null, '', 'null', '7', '"signContract"', '{broken', '{}', '{"failing":"signContract"}'];
  it.each(NOTHING)('asks for nothing where %j is found, or no storage at all (R12.2)', (text) => {
    if (text !== undefined) stubSimulation(text);
    expect(() => failIfRequested('signContract')).not.toThrow();
    expect(policyOr(DEFAULT_POLICY)).toBe(DEFAULT_POLICY);
  });

  it('can ask for the contract to be scrolled, and for nothing else of the policy (R12.2)', () => {
    stubSimulation({ requireContractScroll: true });
    expect(policyOr(DEFAULT_POLICY)).toEqual(STRICT);
    stubSimulation({ requireContractScroll: false });
    expect(policyOr(STRICT)).toBe(STRICT);
  });
});
