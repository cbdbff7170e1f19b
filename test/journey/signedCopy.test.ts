import { describe, expect, it } from 'vitest';
import { BLANK_FACTS, type JourneyFacts } from '#machines/journey/facts.ts';
import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewFacts } from '#machines/journey/views/viewFacts.ts';
import { ISSUED_AT, journeyAt, SIGNED_AT } from '#test/support/journeyAt.ts';

const READ_AT = '2026-11-21T09:20:00+00:00';
const AGREED_AT = '2026-11-21T09:30:00+00:00';

async function atContract() {
  const journey = journeyAt('/offers');
  journey.send({ type: 'offers.selected', offerId: '6-month' });
  journey.open('/entity-details');
  journey.send({ type: 'business.fieldChanged', field: 'ein', value: '12-3456789' });
  journey.open('/contract');
  await journey.settle();
  return journey;
}

describe('The signed copy', () => {
  it('is there for nobody who has not signed (R12.8)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT });
    journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
    expect([signedCopyOf(journey.snapshot()), viewContract(journey.snapshot()).signedCopy]).toEqual([null, null]);
    journey.send({ type: 'contract.submitted' });
    expect(signedCopyOf(journey.snapshot())).toBeNull();
  });

  it.each<[string, Partial<JourneyFacts>]>([
    ['what was signed for', { signedFor: null }],
    ['the document id', { documentId: null }],
    ['the time', { contractTimes: BLANK_FACTS.contractTimes }],
  ])('is not made up where %s did not come back after a reload (R12.8, R15.1)', async (_what, lost) => {
    const journey = await atContract();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT });
    journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    const kept = viewFacts(journey.snapshot());
    expect(signedCopyOf(journeyAt('/dashboard', { kept }).snapshot())?.signature).toBe('Dana Example');
    expect(signedCopyOf(journeyAt('/dashboard', { kept: { ...kept, ...lost } }).snapshot())).toBeNull();
  });

  it('says who signed what and when, with the name as it was submitted (R12.5)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.scrolledToEnd', at: READ_AT });
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT });
    journey.send({ type: 'contract.signatureChanged', signature: '  Dana Example ' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    const { business } = journey.context();
    const copy = {
      documentId: 'CCA-123456',
      signature: 'Dana Example',
      offerId: '6-month',
      business,
      openedAt: ISSUED_AT,
      readAt: READ_AT,
      agreedAt: AGREED_AT,
      signedAt: SIGNED_AT,
    };
    expect(business.ein).toBe('12-3456789');
    expect(signedCopyOf(journey.snapshot())).toEqual(copy);
    expect(viewContract(journey.snapshot()).signedCopy).toEqual(copy);
    journey.open('/dashboard');
    expect(signedCopyOf(journey.snapshot())).toEqual(copy);
  });

  it('says what was signed, whatever is typed and chosen afterwards (R12.8)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT });
    journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    const signed = signedCopyOf(journey.snapshot());
    journey.open('/offers');
    journey.send({ type: 'offers.selected', offerId: '3-month' });
    journey.open('/entity-details');
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '98-7654321' });
    journey.open('/contract');
    expect(signedCopyOf(journey.snapshot())).toEqual(signed);
    expect(viewContract(journey.snapshot()).review.business.ein).toBe('12-3456789');
  });

  it('is gone with the creator who signed (R2.4, R12.8)', async () => {
    const journey = await atContract();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: AGREED_AT });
    journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    journey.send({ type: 'session.signedOut' });
    expect(signedCopyOf(journey.snapshot())).toBeNull();
  });
});
