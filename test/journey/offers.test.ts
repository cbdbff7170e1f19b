import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAN, type PlanField } from '#machines/domain/course.ts';
import { type Offer, OFFERS, type Revenue } from '#machines/domain/offers.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type OffersView, viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewPlan } from '#machines/journey/views/viewPlan.ts';
import { viewSavedJourney } from '#machines/journey/views/viewSavedJourney.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { contractSigned } from './contractSamples.ts';
import { journeyAfter, opened, select } from './samples.ts';

const [SHORT, MIDDLE, LONG] = OFFERS;
const CONTINUED: JourneyEvent = { type: 'offers.continued' };

/** Whose revenue the offers rest on; the months are those of the domain. */
const SAMPLE = { account: 'Demo Creator', revenue: expect.objectContaining({ averageDollars: 83_333 }) as Revenue };
const IDLE = {
  ...SAMPLE,
  isFundable: true,
  canReceive: true,
  isSigned: false,
  signedOn: null,
  canContinue: false,
  isChanging: false,
};
const SIGNED = { isSigned: true, signedOn: '2026-11-21' };
const NONE: OffersView = { ...IDLE, offers: OFFERS, selectedId: null, example: SHORT };
const selected = (example: Offer): OffersView => ({ ...NONE, selectedId: example.id, example, canContinue: true });

describe('The offers', () => {
  it.each<[string, readonly JourneyEvent[], OffersView]>([
    [
      'are three, none selected, described by the first, above them the sample revenue (R8.1, R8.2, R8.3, R8.4, R18.1)',
      [],
      NONE,
    ],
    ['take the first, with which their examples are described (R8.3)', [select('3-month')], selected(SHORT)],
    ['take the second, with which their examples are described (R8.3)', [select('6-month')], selected(MIDDLE)],
    ['take the third, with which their examples are described (R8.3)', [select('12-month')], selected(LONG)],
    ['are selected one at a time (R8.3)', [select('3-month'), select('12-month')], selected(LONG)],
    ['have it still (R8.3)', [select('6-month'), opened('/'), opened('/offers')], selected(MIDDLE)],
  ])('%s', (_what, events, view) => {
    expect(viewOffers(journeyAfter('/offers', events).snapshot())).toEqual(view);
  });

  it('lead on to the business information, once one is selected (R8.3)', () => {
    const paths = [[CONTINUED], [select('3-month'), CONTINUED]].map((events) => journeyAfter('/offers', events).path());
    expect(paths).toEqual(['/offers', '/entity-details']);
  });

  it('are settled by the signed contract, with its offer or with none, and lead on (R12.8)', async () => {
    const journeys = await Promise.all([contractSigned([select('6-month')]), contractSigned()]);
    for (const journey of journeys) for (const event of [opened('/offers'), select('12-month')]) journey.send(event);
    expect(journeys.map((journey) => viewOffers(journey.snapshot()))).toEqual([
      { ...selected(MIDDLE), ...SIGNED },
      { ...NONE, ...SIGNED, canReceive: false, canContinue: true },
    ]);
    for (const journey of journeys) journey.send(CONTINUED);
    expect(journeys.map((journey) => journey.path())).toEqual(['/entity-details', '/entity-details']);
  });
});

describe('The numbers of a plan', () => {
  const planned = (field: PlanField, value: number): JourneyEvent => ({ type: 'plan.changed', field, value });
  const planAfter = (...events: readonly JourneyEvent[]) => viewPlan(journeyAfter('/offers', events).snapshot()).plan;

  it('are those of the sample at first, and change one at a time (R18.1, R19.3)', () => {
    expect(planAfter()).toEqual(DEFAULT_PLAN);
    expect(planAfter(planned('costsDollars', 2500), planned('taxPercent', 25))).toEqual({
      ...DEFAULT_PLAN,
      costsDollars: 2500,
      taxPercent: 25,
    });
  });

  it.each([
    ['revenueDollars', 999, 1000],
    ['revenueDollars', 2_000_000, 1_200_000],
    ['changePercent', -100, -60],
    ['changePercent', 13, 15],
    ['changeMonth', 0, 1],
    ['changeLastsMonths', 99, 12],
    ['costsDollars', -1, 0],
    ['taxPercent', 61, 60],
  ] as const)('keep %s of %d at %d, within what the estimate takes (R19.3)', (field, value, kept) => {
    expect(planAfter(planned(field, value))[field]).toBe(kept);
  });

  it('go with each offer and with none, the chosen one shown, also after a reload (R15.1, R19.3)', () => {
    const journey = journeyAfter('/offers', [planned('changePercent', -60), select('6-month')]);
    const view = viewPlan(journey.snapshot());
    expect(view.courses.map(({ offer }) => offer?.id ?? null)).toEqual([...OFFERS.map(({ id }) => id), null]);
    expect([view.shown?.offer, viewPlan(journeyAt('/offers').snapshot()).shown?.offer]).toEqual([MIDDLE, SHORT]);
    const saved = viewSavedJourney(journey.snapshot());
    expect(viewPlan(journeyAt('/offers', { saved }).snapshot())).toEqual(view);
  });

  it('can still be changed once an offer is signed, not once signed without one (R16.2, R19.3)', async () => {
    const journeys = await Promise.all([contractSigned([select('6-month')]), contractSigned()]);
    for (const journey of journeys) journey.send(opened('/offers'));
    expect(journeys.map((journey) => journey.can(planned('taxPercent', 25)))).toEqual([true, false]);
  });
});
