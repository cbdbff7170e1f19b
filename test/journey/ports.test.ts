import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { DEMO_SESSION, GUEST_SESSION, type Session } from '#machines/domain/session.ts';
import { DEFAULT_POLICY } from '#machines/journey/context.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { getOpenPath } from '#machines/journey/views/openScreen.ts';
import { TODAY } from '#test/support/journeyAt.ts';
import { SUBMIT, CHECK_BOX, typeSignature } from './contractSamples.ts';
import { settledJourneyAfter } from './samples.ts';

it('Without a clock service, timed screens still end but the countdown halts (R6.3, R13.1)', async () => {
  const clock = new SimulatedClock();
  const input = { session: DEMO_SESSION, today: TODAY, policy: DEFAULT_POLICY };
  const actor = createActor(createJourneyMachine(), { clock, input }).start();
  const pathAfter = async (path: string, ms: number) => {
    actor.send({ type: 'url.opened', path, hash: '' });
    await new Promise<void>((resolve) => setImmediate(resolve));
    clock.increment(ms);
    return getOpenPath(actor.getSnapshot());
  };
  expect(await pathAfter('/processing', 6999)).toBe('/processing');
  expect(await pathAfter('/processing', 1)).toBe('/offers');
  expect(await pathAfter('/dashboard', 60_000)).toBe('/dashboard');
  expect(actor.getSnapshot().value.countdown).toBe('halted');
});

const SIGN_IN = { email: 'demo@example.com', secretId: 'secret-1' };
const PATREON = { email: 'ada@example.com', secretId: 'secret-2' };
const SIGNING_IN: readonly JourneyEvent[] = [
  { type: 'signIn.submitted', ...SIGN_IN, isRemembered: false },
  { type: 'platform.chosen', platform: 'patreon' },
  { type: 'patreon.submitted', ...PATREON },
];
const ACCOUNTS = [{ account: 'youtube' }, { account: 'shopify' }] as const;
const CONNECTING = ACCOUNTS.map((account) => ({ type: 'accounts.connectRequested', ...account }) as const);
const SIGNING = [CHECK_BOX, typeSignature(' Ada Lovelace '), SUBMIT];
const SIGNED = { documentId: 'CCA-123456', signature: 'Ada Lovelace' };

it.each<[string, Session, string, readonly JourneyEvent[], readonly object[]]>([
  [
    'sign-in or Patreon never receives a password (R4.3, R5.2)',
    GUEST_SESSION,
    '/signin',
    SIGNING_IN,
    [SIGN_IN, PATREON],
  ],
  [
    'account connections receives the account (R5.5)',
    DEMO_SESSION,
    '/connect-additional-accounts',
    CONNECTING,
    ACCOUNTS,
  ],
  ['signing receives the document id and the trimmed name (R12.5)', DEMO_SESSION, '/contract', SIGNING, [SIGNED]],
])('The service for %s', async (_what, session, path, events, inputs) => {
  expect((await settledJourneyAfter(path, events, { session })).serviceInputs).toEqual(inputs);
});
