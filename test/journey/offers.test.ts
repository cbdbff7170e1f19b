import { describe, expect, it } from 'vitest';
import { CREATOR_PERCENT, REMINDER_DAYS_BEFORE_PAYMENT, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

const shown = (journey: ReturnType<typeof journeyAt>) => {
  const { selectedId, isSettled, canContinue } = viewOffers(journey.snapshot());
  return { selectedId, isSettled, canContinue };
};

describe('When in offers.noneSelected', () => {
  it('shows three offers with what follows from them, none selected (R8.1, R8.2, R8.3)', () => {
    const journey = journeyAt('/offers');
    expect(journey.where().screen).toEqual({ offers: 'noneSelected' });
    expect(shown(journey)).toEqual({ selectedId: null, isSettled: false, canContinue: false });
    expect(
      viewOffers(journey.snapshot()).offers.map(({ id, amountDollars, monthlyPaymentDollars }) => ({
        id,
        amountDollars,
        monthlyPaymentDollars,
      })),
    ).toEqual([
      { id: '3-month', amountDollars: 231_000, monthlyPaymentDollars: 75_000 },
      { id: '6-month', amountDollars: 450_000, monthlyPaymentDollars: 75_000 },
      { id: '12-month', amountDollars: 850_000, monthlyPaymentDollars: 75_000 },
    ]);
  });

  it('tells its examples with the first offer, and with the selected one once there is one (R8.2, R8.4)', () => {
    const journey = journeyAt('/offers');
    const example = () => viewOffers(journey.snapshot()).example;
    expect(example()).toEqual(viewOffers(journey.snapshot()).offers[0]);
    for (const [index, offerId] of ['3-month', '6-month', '12-month'].entries()) {
      journey.send({ type: 'offers.selected', offerId });
      expect(example()).toEqual(viewOffers(journey.snapshot()).offers[index]);
    }
  });

  it('does not continue (R8.3)', () => {
    expectRefused(journeyAt('/offers'), { type: 'offers.continued' });
  });

  it.each(['', '9-month', '__proto__'])('refuses an offer called %j (R8.3)', (offerId) => {
    expectRefused(journeyAt('/offers'), { type: 'offers.selected', offerId });
  });

  it.each(['3-month', '6-month', '12-month'])('selects %s (R8.3)', (offerId) => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId });
    expect(journey.where().screen).toEqual({ offers: 'selected' });
    expect(shown(journey)).toEqual({ selectedId: offerId, isSettled: false, canContinue: true });
  });

  it('takes 90 percent for repayment, leaves 10 and reminds 3 days before (R8.4)', () => {
    expect([REPAYMENT_PERCENT, CREATOR_PERCENT, REMINDER_DAYS_BEFORE_PAYMENT]).toEqual([90, 10, 3]);
  });
});

describe('When in offers.selected', () => {
  const at = () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId: '3-month' });
    return journey;
  };

  it('selects another offer instead: one at a time (R8.3)', () => {
    const journey = at();
    journey.send({ type: 'offers.selected', offerId: '12-month' });
    expect(shown(journey)).toEqual({ selectedId: '12-month', isSettled: false, canContinue: true });
  });

  it('keeps the selection when an unknown offer is asked for (R8.3)', () => {
    const journey = at();
    expectRefused(journey, { type: 'offers.selected', offerId: 'free' });
    expect(shown(journey).selectedId).toBe('3-month');
  });

  it('continues to the business information (R8.3)', () => {
    const journey = at();
    journey.send({ type: 'offers.continued' });
    expect(journey.path()).toBe('/entity-details');
  });

  it('is still selected when the screen is opened again (R8.3)', () => {
    const journey = at();
    journey.open('/');
    journey.open('/offers');
    expect(journey.where().screen).toEqual({ offers: 'selected' });
  });
});

describe('When in offers.settled', () => {
  const at = async () => {
    const journey = journeyAt('/offers');
    journey.send({ type: 'offers.selected', offerId: '6-month' });
    journey.open('/contract');
    await journey.settle();
    journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
    journey.send({ type: 'contract.signatureChanged', signature: 'Demo Creator' });
    journey.send({ type: 'contract.submitted' });
    await journey.settle();
    journey.open('/offers');
    return journey;
  };

  it('shows the offer that the signed contract is for, and changes it no more (R12.8)', async () => {
    const journey = await at();
    expect(journey.where().screen).toEqual({ offers: 'settled' });
    expect(shown(journey)).toEqual({ selectedId: '6-month', isSettled: true, canContinue: true });
    expectRefused(journey, { type: 'offers.selected', offerId: '12-month' });
  });

  it('continues to the business information (R8.3, R12.8)', async () => {
    const journey = await at();
    journey.send({ type: 'offers.continued' });
    expect(journey.path()).toBe('/entity-details');
  });
});
