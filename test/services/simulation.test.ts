import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { failIfRequested, policyOr } from '#src/services/simulation.ts';
import { stubSimulation } from './stubSimulation.ts';

const STRICT = { requireContractScroll: true };

afterEach(() => void vi.unstubAllGlobals());

it.each([undefined, null, '', '7', '"signContract"', '{broken', '{}', '{"failing":"signContract"}'])(
  'The stored text %j requests nothing from the simulation (R12.2)',
  (text) => {
    if (text !== undefined) stubSimulation(text);
    expect(() => failIfRequested('signContract')).not.toThrow();
    expect(policyOr(DEFAULT_POLICY)).toBe(DEFAULT_POLICY);
  },
);

it.each([
  [true, DEFAULT_POLICY],
  [false, STRICT],
])('A request for scrolling the contract (%j) never relaxes the policy (R12.2)', (requireContractScroll, policy) => {
  stubSimulation({ requireContractScroll });
  expect(policyOr(policy)).toEqual(STRICT);
});
