import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { PDF, PNG } from './samples.ts';

const KEYS = [
  'business',
  'businessFieldsLeft',
  'businessRefusals',
  'calculator',
  'changing',
  'connectedAccounts',
  'contractTimes',
  'countdownMs',
  'documentId',
  'elapsedMs',
  'eligibility',
  'fieldAsked',
  'foundSession',
  'irsForm',
  'irsFormRefusal',
  'isContractSigned',
  'isRemembered',
  'keptAt',
  'keptLoss',
  'keptProgress',
  'landingAnchor',
  'offerId',
  'ownersAdded',
  'payout',
  'policy',
  'redirectNotice',
  'signature',
  'signedFor',
  'today',
  'user',
];

/** A journey from the first sign-in to the signed contract, with a refusal of every kind on the way. */
async function fullJourney() {
  const journey = journeyAt('/offers', { session: GUEST_SESSION });
  journey.send({
    type: 'signIn.submitted',
    email: 'demo@example.com',
    secretId: 'secret-of-sign-in',
    isRemembered: false,
  });
  await journey.settle();
  journey.send({ type: 'platform.chosen', platform: 'patreon' });
  journey.send({ type: 'patreon.submitted', email: 'ada@example.com', secretId: 'secret-of-patreon' });
  await journey.settle();
  journey.send({ type: 'accounts.connectRequested', account: 'youtube' });
  await journey.settle();
  journey.send({ type: 'accounts.continued' });
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
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
  journey.send({ type: 'contract.signatureChanged', signature: 'Demo Creator' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
  journey.clock.increment(300);
  journey.send({ type: 'contract.dashboardOpened' });
  journey.send({ type: 'bank.connectRequested' });
  return journey;
}

describe('The whole journey', () => {
  it('leads from a guest to the repayment dashboard, each message shown once (R4.3, R5.3, R12.5, R13.2, R14.1)', async () => {
    const journey = await fullJourney();
    expect(journey.path()).toBe('/dashboard-established');
    expect(journey.toasts).toEqual([
      { kind: 'success', key: 'signedIn' },
      { kind: 'success', key: 'patreonConnected' },
      { kind: 'info', key: 'accountConnecting', account: 'youtube' },
      { kind: 'success', key: 'accountConnected', account: 'youtube' },
      { kind: 'info', key: 'businessIncomplete' },
      { kind: 'success', key: 'fileUploaded' },
      { kind: 'success', key: 'contractSigned' },
      { kind: 'success', key: 'bankConnectionInitiated' },
    ]);
  });
});

describe('What the journey remembers', () => {
  it('is a fixed set of things, no password among them (R5.2)', async () => {
    const journey = await fullJourney();
    expect(Object.keys(journey.context()).toSorted()).toEqual(KEYS);
  });

  it('holds neither a password nor a reference to one, also while it is in use (R5.2)', async () => {
    const busy = journeyAt('/signin', { session: GUEST_SESSION, outside: { signIn: 'never' } });
    busy.send({
      type: 'signIn.submitted',
      email: 'demo@example.com',
      secretId: 'secret-of-sign-in',
      isRemembered: false,
    });
    const contexts = [busy.context(), (await fullJourney()).context()].map((context) => JSON.stringify(context));
    expect(contexts.filter((context) => /secret|password/i.test(context))).toEqual([]);
  });

  it('is plain JSON at its fullest', async () => {
    const context = (await fullJourney()).context();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});
