import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { DEMO_USER } from '#machines/domain/session.ts';
import { createServices } from '#src/services/services.ts';
import { fakePage } from '#test/support/fakePage.ts';
import { stubSimulation } from './stubSimulation.ts';

fakePage();

it.each([
  ['accepts the stored password', () => {}, DEMO_USER],
  [
    'rejects a password that was cleared from memory',
    ({ clearInputs }: ReturnType<typeof createServices>) => clearInputs(),
    null,
  ],
])('Sign-in %s (R2.4, R5.2)', async (_what, beforeSignIn, user) => {
  const services = createServices();
  const input = { email: DEMO_USER.email, secretId: services.inputStore.storeSecret('x') };
  beforeSignIn(services);
  const actor = createActor(services.actors.signIn, { input }).start();
  await vi.runAllTimersAsync();
  expect(actor.getSnapshot().output).toEqual({ user });
});

it.each([
  [{ requireContractScroll: true }, true],
  ['{broken', false],
  [null, false],
])('Services read the policy from %j and the time from their clock (R12.2, R12.5)', (requests, isStrict) => {
  vi.setSystemTime(new Date('2026-11-21T09:00:00Z'));
  stubSimulation(requests);
  const { policy, now } = createServices();
  expect(policy()).toEqual({ requireContractScroll: isStrict });
  expect(now()).toBe('2026-11-21T09:00:00+00:00');
});
