import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { createInputStore } from '#src/services/inputStore.ts';

/** The surroundings of an implementation, controlled by the test. */
type World = {
  /** Answers every waiting call. */
  readonly letAnswer: () => Promise<void>;
  /** Makes the call with this id fail, like an unreachable server. */
  readonly breakDown: (id: string) => void;
  /** Counts the timers and requests that are still open. */
  readonly countOpen: () => number;
};

/** An implementation of a port of the back end, and calls with the answers that docs/services.md asks for. */
type Port = {
  readonly id: string;
  readonly create: (takeSecret: (secretId: string) => string | null) => AnyActorLogic;
  readonly calls: Calls;
  readonly world: World;
};
type Call = { readonly input: object; readonly password?: string; readonly answer: unknown };
export type Calls = readonly [Call, ...Call[]];

/** A time as ports answer it. */
export const ISO_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/) as string;

/** Adds the tests that every implementation of a port must pass. */
export function describePort(name: string, { id, create, calls, world }: Port): void {
  function start({ input, password = 'x' }: Call) {
    const { secret, takeSecret } = createInputStore();
    const secretId = secret(password);
    const actor = createActor(create(takeSecret), { id, input: { ...input, secretId } });
    // XState reports an unobserved error as uncaught.
    actor.subscribe({ error: () => {} });
    actor.start();
    return { actor, takePassword: () => takeSecret(secretId) };
  }

  describe(`${id} of ${name}`, () => {
    it.each(calls)('answers $input with $answer (R4.3, R4.4, R5.3, R5.5, R12.1, R12.5)', async (call) => {
      const { actor } = start(call);
      await world.letAnswer();
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: call.answer });
    });

    it('rejects when it fails (R4.5, R5.4)', async () => {
      world.breakDown(id);
      const { actor } = start(calls[0]);
      await world.letAnswer();
      expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: expect.any(Error) as Error });
    });

    it('leaves nothing open when it is stopped (R2.4)', async () => {
      const { actor } = start(calls[0]);
      actor.stop();
      expect(world.countOpen(), 'open timers and requests').toBe(0);
      await world.letAnswer();
      expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', output: undefined });
    });

    const ends = calls[0].password === undefined ? [] : ['answered', 'failed', 'stopped'];
    it.each(ends)('leaves no password behind once %s (R5.2)', async (end) => {
      if (end === 'failed') world.breakDown(id);
      const { actor, takePassword } = start(calls[0]);
      if (end === 'stopped') actor.stop();
      else await world.letAnswer();
      expect(takePassword()).toBeNull();
    });
  });
}
