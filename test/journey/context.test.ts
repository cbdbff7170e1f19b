import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { blankJourney } from '#machines/journey/context.ts';
import { answeredJourney, PDF, PNG } from './samples.ts';
import { OPEN_DASHBOARD, READYING, SUBMIT } from './contractSamples.ts';

/** A journey from the first sign-in to the signed contract, with a refusal of every kind on the way. */
async function fullJourney() {
  const journey = await answeredJourney(
    '/offers',
    [
      { type: 'signIn.submitted', email: 'demo@example.com', secretId: 'secret-of-sign-in', isRemembered: false },
      { type: 'platform.chosen', platform: 'patreon' },
      { type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-of-patreon' },
      { type: 'accounts.connectRequested', account: 'youtube' },
      { type: 'accounts.continued' },
    ],
    { session: GUEST_SESSION },
  );
  journey.clock.increment(7000);
  journey.send({ type: 'offers.selected', offerId: '6-month' });
  journey.send({ type: 'offers.continued' });
  journey.send({ type: 'business.ownerAdded' });
  journey.send({ type: 'business.ownerIdChosen', ownerId: 'owner-2', file: { ...PNG, sizeBytes: 0 } });
  journey.send({ type: 'business.documentChosen', slot: 'taxReturn', file: PDF });
  journey.send({ type: 'business.fieldLeft', field: 'ein' });
  journey.send({ type: 'business.authorizationChanged', isGiven: true });
  journey.send({ type: 'business.continued' });
  journey.send({ type: 'irsForm.fileChosen', file: PDF });
  journey.send({ type: 'irsForm.fileChosen', file: PNG });
  journey.send({ type: 'irsForm.continued' });
  journey.clock.increment(7000);
  await journey.settle();
  for (const event of [...READYING, SUBMIT]) journey.send(event);
  await journey.settle();
  journey.clock.increment(300);
  journey.send(OPEN_DASHBOARD);
  journey.send({ type: 'bank.connectRequested' });
  return journey;
}

describe('The whole journey', () => {
  it('leads from a guest to the repayment dashboard, each message shown once (R4.3, R5.3, R12.5, R13.2, R14.1)', async () => {
    const journey = await fullJourney();
    expect([journey.path(), journey.toasts]).toEqual([
      '/dashboard-established',
      [
        { kind: 'success', key: 'signedIn' },
        { kind: 'success', key: 'patreonConnected' },
        { kind: 'info', key: 'accountConnecting', account: 'youtube' },
        { kind: 'success', key: 'accountConnected', account: 'youtube' },
        { kind: 'info', key: 'businessIncomplete' },
        { kind: 'success', key: 'fileUploaded' },
        { kind: 'success', key: 'contractSigned' },
        { kind: 'success', key: 'bankConnectionInitiated' },
      ],
    ]);
  });

  it('remembers nothing but what it began with and the input, and no password, as plain JSON (R5.2)', async () => {
    const context = (await fullJourney()).context();
    const kinds = [...Object.keys(blankJourney()), 'foundSession', 'policy', 'today', 'user'];
    expect(Object.keys(context).toSorted()).toEqual(kinds.toSorted());
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
    expect(JSON.stringify(context)).not.toMatch(/secret|password/i);
  });
});
