import { describe, expect, it } from 'vitest';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';

const AT = '2026-11-21T14:32:10+01:00';
const PARTS = [
  ['offer', '/offers', { type: 'offers.continued' }, viewOffers],
  ['business', '/entity-details', { type: 'business.continued' }, viewEntityDetails],
  ['irsForm', '/sign-irs-form', { type: 'irsForm.continued' }, viewSignIrsForm],
] as const;

/** A journey at the contract, with an offer and the authorization given. */
async function atContract() {
  const journey = journeyAt('/offers');
  journey.send({ type: 'offers.selected', offerId: '3-month' });
  journey.open('/entity-details');
  journey.send({ type: 'business.authorizationChanged', isGiven: true });
  journey.open('/contract');
  await journey.settle();
  return journey;
}

function sign(journey: TestJourney) {
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AT });
  journey.send({ type: 'contract.signatureChanged', signature: 'Ada' });
  journey.send({ type: 'contract.submitted' });
}

describe.each(PARTS)('When the creator changes the %s of the contract', (part, path, continues, view) => {
  it('tells its screen that Continue leads back, and tells it of no other visit (R12.1, R15.1)', async () => {
    const journey = await atContract();
    journey.open(path);
    expect(view(journey.snapshot()).isChanging).toBe(false);
    journey.open('/contract');
    journey.send({ type: 'contract.changeRequested', part });
    expect(view(journey.snapshot()).isChanging).toBe(true);
  });

  it('opens its screen, and Continue comes back (R12.1, R15.1)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.changeRequested', part });
    expect(journey.path()).toBe(path);
    journey.send(continues);
    expect({ path: journey.path(), changing: journey.context().changing }).toEqual({
      path: '/contract',
      changing: null,
    });
  });

  it('comes back with Back too (R1.7)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.changeRequested', part });
    journey.send({ type: 'navigation.backRequested' });
    expect(journey.path()).toBe('/contract');
  });

  it('still comes back after a reload (R15.1)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.changeRequested', part });
    journey.open(path);
    expect(journey.context().changing).toBe(part);
  });

  it('still comes back when the page was loaded anew on the way (R15.1)', async () => {
    const before = await atContract();
    before.send({ type: 'contract.changeRequested', part });
    const journey = journeyAt(path, { kept: viewFacts(before.snapshot()) });
    expect(journey.context().changing).toBe(part);
    journey.send(continues);
    expect(journey.path()).toBe('/contract');
  });

  it('no longer comes back once another address was opened (R1.7)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.changeRequested', part });
    journey.open('/select-platform');
    expect(journey.context().changing).toBeNull();
  });

  it('is refused while the contract is being signed and afterwards (R12.5, R12.8)', async () => {
    const journey = await atContract();
    sign(journey);
    expect(viewContract(journey.snapshot()).review.canChange).toBe(false);
    journey.send({ type: 'contract.changeRequested', part });
    expect(journey.path()).toBe('/contract');
    await journey.settle();
    journey.send({ type: 'contract.changeRequested', part });
    expect(journey.path()).toBe('/contract');
  });
});

describe('When something is missing of the business details', () => {
  it('marks what is missing when the creator goes on all the same (R9.9, R9.10)', async () => {
    const journey = journeyAt('/entity-details');
    journey.send({ type: 'business.authorizationChanged', isGiven: true });
    journey.send({ type: 'business.continued' });
    expect(journey.context().businessFieldsLeft).toEqual([
      'entityType',
      'ein',
      'address',
      'ownerName:owner-1',
      'ownerPercentage:owner-1',
      'ownerId:owner-1',
      'document:articlesOfOrganization',
      'document:businessRegistration',
      'document:operatingAgreement',
      'document:taxReturn',
      'income',
      'authorization',
    ]);
  });

  it('leads from the IRS form to the field that is missing, and once only (R9.9)', () => {
    const journey = journeyAt('/sign-irs-form');
    journey.send({ type: 'business.fieldAsked', field: 'ein' });
    expect({ path: journey.path(), asked: journey.context().fieldAsked }).toEqual({
      path: '/entity-details',
      asked: 'ein',
    });
    journey.send({ type: 'business.fieldShown' });
    expect(journey.context().fieldAsked).toBeNull();
  });

  it('says so and comes back to the contract that is being checked (R9.10)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.changeRequested', part: 'business' });
    journey.send({ type: 'business.continued' });
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'businessIncomplete' }]);
  });
});

describe('The times of a contract', () => {
  it('are noted from the opening to the signature (R12.1 to R12.5)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.scrolledToEnd', at: '2026-11-21T14:30:00+01:00' });
    sign(journey);
    await journey.settle();
    expect(journey.context().contractTimes).toEqual({
      openedAt: '2026-11-21T09:00:00+00:00',
      readAt: '2026-11-21T14:30:00+01:00',
      agreedAt: AT,
      signedAt: '2026-11-21T09:40:00+00:00',
    });
  });

  it('allow a signed copy once it is signed, on every screen that shows it (R12.1, R12.8)', async () => {
    const journey = await atContract();
    expect(journey.can({ type: 'contract.copyDownloaded' })).toBe(false);
    sign(journey);
    await journey.settle();
    for (const path of ['/contract', '/dashboard', '/dashboard-established']) {
      journey.open(path);
      expect(journey.can({ type: 'contract.copyDownloaded' })).toBe(true);
    }
  });
});
