import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEMO_USER } from '#machines/domain/session.ts';
import { createServices } from '#src/services/services.ts';
import { stubSimulation } from './stubSimulation.ts';
import { fakePage } from '#test/support/fakePage.ts';

fakePage();

/** Signs in with a password that was stored, unless it was forgotten since. */
async function signIn({ actors, inputStore }: ReturnType<typeof createServices>, beforeSending = () => {}) {
  const input = { email: DEMO_USER.email, secretId: inputStore.secret('x') };
  beforeSending();
  const actor = createActor(actors.signIn, { input }).start();
  await vi.runAllTimersAsync();
  return actor.getSnapshot().output;
}

describe('The services', () => {
  it('sign in with the stored password, which forgetting erases (R2.4, R5.2)', async () => {
    const services = createServices();
    expect(await signIn(services)).toEqual({ user: DEMO_USER });
    expect(await signIn(services, services.forget)).toEqual({ user: null });
  });

  it('let the watch of the countdown fail on request, and no other (R13.1)', () => {
    stubSimulation({ failing: ['watchCountdown'] });
    const { watchTime } = createServices().actors;
    const input = { fromMs: 0, reportAs: 'countdown.advanced' } as const;
    const [failing, other] = ['watchCountdown', 'watchProgress:offers'].map((id) => {
      const actor = createActor(watchTime, { id, input });
      actor.subscribe({ error: () => {} });
      return actor.start();
    });
    expect([failing?.getSnapshot().status, other?.getSnapshot().status]).toEqual(['error', 'active']);
    other?.stop();
  });

  it('have the policy that is requested, and the time of their clock (R12.2, R12.5)', () => {
    vi.setSystemTime(new Date('2026-11-21T09:00:00Z'));
    stubSimulation({ requireContractScroll: true });
    const { policy, now } = createServices();
    expect([policy(), now()]).toEqual([{ requireContractScroll: true }, '2026-11-21T09:00:00+00:00']);
  });
});
