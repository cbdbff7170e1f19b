import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, waitFor } from 'xstate';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import { createOutside, type Outside } from '#src/services/outside.ts';
import { failIfAsked, policyOr, SIMULATION_KEY } from '#src/services/simulation.ts';

const STRICT = { requireContractScroll: true };

/** A tab in which this text is found under the key of the simulation. */
function askFor(text: string | null): void {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === SIMULATION_KEY ? text : null) });
}

beforeEach(() => vi.stubGlobal('document', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

describe('The simulation', () => {
  it('asks for nothing where no session storage can be reached (R12.2)', () => {
    expect(() => failIfAsked('signContract')).not.toThrow();
    expect(policyOr(DEFAULT_POLICY)).toBe(DEFAULT_POLICY);
  });

  it.each([null, '', 'null', '7', '"signContract"', '{broken', '{}', '{"failing":"signContract"}'])(
    'asks for nothing with %s under its key (R12.2)',
    (text) => {
      askFor(text);
      expect(() => failIfAsked('signContract')).not.toThrow();
      expect(policyOr(DEFAULT_POLICY)).toBe(DEFAULT_POLICY);
    },
  );

  it('fails the calls that it names and no other (R5.5, R12.5)', () => {
    askFor('{"failing":["signContract","connectAccount:shopify"]}');
    expect(() => failIfAsked('signContract')).toThrow('signContract fails in this simulation');
    expect(() => failIfAsked('connectAccount:shopify')).toThrow('connectAccount:shopify fails in this simulation');
    expect(() => failIfAsked('connectAccount:youtube')).not.toThrow();
  });

  it('can ask for the contract to be scrolled, and for nothing else of the policy (R12.2)', () => {
    askFor('{"requireContractScroll":true}');
    expect(policyOr(DEFAULT_POLICY)).toEqual(STRICT);
    askFor('{"requireContractScroll":false}');
    expect(policyOr(STRICT)).toBe(STRICT);
  });
});

describe('A call that the simulation is asked to fail', () => {
  type Call = { readonly id: string; readonly port: keyof Outside['actors']; readonly input?: unknown };
  const calls: readonly Call[] = [
    { id: 'connectAccount:shopify', port: 'connectAccount', input: { account: 'shopify' } },
    { id: 'issueDocumentNumber', port: 'issueDocumentNumber' },
    { id: 'signContract', port: 'signContract', input: { documentId: 'CCA-1', signature: 'Ada' } },
    { id: 'watchCountdown', port: 'watchTime', input: { fromMs: 0, reportAs: 'countdown.advanced' } },
  ];

  it.each(calls)(
    '$id is known by the id under which the chart calls it (R5.5, R12.1, R12.5, R13.1)',
    async ({ id, port, input }) => {
      askFor(JSON.stringify({ failing: [id] }));
      const logic: AnyActorLogic = createOutside({ pace: 'instant' }).actors[port];
      const actor = createActor(logic, { id, input });
      actor.subscribe({ error: () => {} });
      actor.start();
      await waitFor(actor, ({ status }) => status !== 'active').catch(() => null);
      const { status, error } = actor.getSnapshot() as { status: string; error: unknown };
      expect([status, error]).toEqual(['error', new Error(`${id} fails in this simulation`)]);
    },
  );
});
