import { expect, it } from 'vitest';
import { createActor, type PromiseActorLogic } from 'xstate';
import { createInputStore } from '#src/services/inputStore.ts';

/** The surroundings of an implementation, controlled by the test. */
export type World = {
  /** Answers every waiting call. */
  readonly letAnswer: () => Promise<void>;
  /** Makes the call with this id fail, like an unreachable server. */
  readonly breakDown: (id: string) => void;
  /** Counts the timers and requests that are still open. */
  readonly countOpen: () => number;
};

export type TakeSecret = (secretId: string) => string | null;

/** A call as the chart invokes it. */
export type Call<Output, Input> = {
  readonly id: string;
  readonly create: (takeSecret: TakeSecret) => PromiseActorLogic<Output, Input>;
  readonly input: (secretId: string) => Input;
  readonly password?: string;
  readonly world: World;
};

function start<Output, Input>({ id, create, input, password = 'x' }: Call<Output, Input>) {
  const { secret, takeSecret } = createInputStore();
  const secretId = secret(password);
  const actor = createActor(create(takeSecret), { id, input: input(secretId) });
  // XState reports an unobserved error as uncaught.
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, takePassword: () => takeSecret(secretId) };
}

/** Starts a call and returns its answer. */
export async function answerTo<Output, Input>(call: Call<Output, Input>): Promise<Output | undefined> {
  const { actor } = start(call);
  await call.world.letAnswer();
  const { status, output } = actor.getSnapshot();
  expect(status, `status of ${call.id}`).toBe('done');
  return output;
}

/** Adds the tests that every call must pass. */
export function itFailsAndStops<Output, Input>(call: Call<Output, Input>, requirements: string): void {
  it(`${call.id} rejects when it fails (${requirements})`, async () => {
    call.world.breakDown(call.id);
    const { actor } = start(call);
    await call.world.letAnswer();
    expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: expect.any(Error) as Error });
  });

  it(`${call.id} leaves nothing open when it is stopped (R2.4)`, async () => {
    const { actor } = start(call);
    actor.stop();
    expect(call.world.countOpen(), 'open timers and requests').toBe(0);
    await call.world.letAnswer();
    expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', output: undefined });
  });
}

/** Adds the test that a call leaves no password behind. */
export function itUsesUpThePassword<Output, Input>(call: Call<Output, Input>): void {
  it.each(['answered', 'failed', 'stopped'])(`${call.id} leaves no password behind once %s (R5.2)`, async (end) => {
    if (end === 'failed') call.world.breakDown(call.id);
    const { actor, takePassword } = start(call);
    if (end === 'stopped') actor.stop();
    else await call.world.letAnswer();
    expect(takePassword()).toBeNull();
  });
}
