import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAN, type PlanField } from '#machines/domain/forecast.ts';
import { type Offer, OFFERS, sampleRevenue } from '#machines/domain/offers.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type OffersView, viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewPlan } from '#machines/journey/views/viewPlan.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { journeyAt, TODAY } from '#test/support/journeyAt.ts';
import { signedJourney } from './contractSamples.ts';
import { journeyAfter, visit, selectOffer } from './samples.ts';

const [SHORT, MIDDLE] = OFFERS;
const CONTINUED: JourneyEvent = { type: 'offers.continued' };
const changePlan = (field: PlanField, value: number): JourneyEvent => ({ type: 'plan.changed', field, value });

const NONE_SELECTED: OffersView = {
  account: 'Demo Creator',
  revenue: sampleRevenue(TODAY),
  isFundable: true,
  canReceive: true,
  isSigned: false,
  signedOn: null,
  canContinue: false,
  isChanging: false,
  offers: OFFERS,
  selectedId: null,
  example: SHORT,
};
const viewWithSelected = (example: Offer): OffersView => ({
  ...NONE_SELECTED,
  selectedId: example.id,
  example,
  canContinue: true,
});

describe('Offers', () => {
  it.each<[string, readonly JourneyEvent[], OffersView]>([
    ['use the first offer as the example initially (R8.1, R8.2, R8.3, R8.4, R18.1)', [], NONE_SELECTED],
    ['use the selected offer as the example (R8.3)', [selectOffer('6-month')], viewWithSelected(MIDDLE)],
  ])('%s', (_what, events, view) => {
    expect(viewOffers(journeyAfter('/offers', events).snapshot())).toEqual(view);
  });

  const SIGNED = { isSigned: true, signedOn: TODAY };
  it.each<[string, readonly JourneyEvent[], OffersView, boolean]>([
    ['with an offer', [selectOffer('6-month')], { ...viewWithSelected(MIDDLE), ...SIGNED }, true],
    ['without an offer', [], { ...NONE_SELECTED, ...SIGNED, canReceive: false, canContinue: true }, false],
  ])('are final after signing %s (R12.8, R16.2, R19.3)', async (_what, events, view, canPlan) => {
    const journey = await signedJourney(events);
    for (const event of [visit('/offers'), selectOffer('12-month')]) journey.send(event);
    expect(viewOffers(journey.snapshot())).toEqual(view);
    expect(journey.can(changePlan('taxPercent', 25))).toBe(canPlan);
    journey.send(CONTINUED);
    expect(journey.path()).toBe('/entity-details');
  });
});

describe('Plan', () => {
  it.each([
    ['revenueDollars', 999, 1000],
    ['changePercent', 13, 15],
    ['changeLastsMonths', 99, 12],
    ['taxPercent', 61, 60],
  ] as const)('adjusts %s from %d to %d, within its range (R19.3)', (field, value, adjusted) => {
    expect(viewPlan(journeyAfter('/offers', [changePlan(field, value)]).snapshot()).plan).toEqual({
      ...DEFAULT_PLAN,
      [field]: adjusted,
    });
  });

  it('forecasts every offer and the case without one, even after a reload (R15.1, R19.3)', () => {
    expect(viewPlan(journeyAt('/offers').snapshot()).shown?.offer).toBe(SHORT);
    const journey = journeyAfter('/offers', [changePlan('changePercent', -60), selectOffer('6-month')]);
    const view = viewPlan(journey.snapshot());
    expect(view.forecasts.map(({ offer }) => offer)).toEqual([...OFFERS, null]);
    expect(view.shown?.offer).toBe(MIDDLE);
    const saved = viewSavedJourney(journey.snapshot());
    expect(viewPlan(journeyAt('/offers', { saved }).snapshot())).toEqual(view);
  });
});
