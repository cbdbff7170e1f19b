import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { createInputStore } from '#src/services/inputStore.ts';

/** Functions that control the back end of an implementation. */
type Controls = {
  /** Answers every pending call. */
  readonly answerAll: () => Promise<void>;
  /** Makes the call with this id fail, as if the server were unreachable. */
  readonly failCall: (id: string) => void;
  /** Returns the number of pending timers and requests. */
  readonly countPending: () => number;
};

/** An implementation of a back-end port, with sample calls and the answers that docs/services.md requires. */
type Port = {
  readonly id: string;
  readonly create: (takeSecret: (secretId: string) => string | null) => AnyActorLogic;
  readonly calls: Calls;
  readonly controls: Controls;
};
type Call = { readonly input: object; readonly password?: string; readonly answer: unknown };
export type Calls = readonly [Call, ...Call[]];

/** Matches the ISO times in answers. */
export const ISO_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/) as string;

/** Adds the tests that every implementation of a port must pass. */
export function describePort(name: string, { id, create, calls, controls }: Port): void {
  function start({ input, password = 'x' }: Call) {
    const { storeSecret, takeSecret } = createInputStore();
    const secretId = storeSecret(password);
    const actor = createActor(create(takeSecret), { id, input: { ...input, secretId } });
    // XState reports an unobserved error as uncaught.
    actor.subscribe({ error: () => {} });
    actor.start();
    return { actor, takePassword: () => takeSecret(secretId) };
  }

  describe(`${id} of ${name}`, () => {
    it.each(calls)('answers $input with $answer (R4.3, R4.4, R5.3, R5.5, R12.1, R12.5)', async (call) => {
      const { actor } = start(call);
      await controls.answerAll();
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: call.answer });
    });

    it('rejects if the back end fails (R4.5, R5.4)', async () => {
      controls.failCall(id);
      const { actor } = start(calls[0]);
      await controls.answerAll();
      expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: expect.any(Error) as Error });
    });

    it('leaves no timers or requests pending when stopped (R2.4)', async () => {
      const { actor } = start(calls[0]);
      actor.stop();
      expect(controls.countPending(), 'pending timers and requests').toBe(0);
      await controls.answerAll();
      expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', output: undefined });
    });

    const outcomes = calls[0].password === undefined ? [] : ['answered', 'failed', 'stopped'];
    it.each(outcomes)('drops the password once the call has %s (R5.2)', async (outcome) => {
      if (outcome === 'failed') controls.failCall(id);
      const { actor, takePassword } = start(calls[0]);
      if (outcome === 'stopped') actor.stop();
      else await controls.answerAll();
      expect(takePassword()).toBeNull();
    });
  });
}
