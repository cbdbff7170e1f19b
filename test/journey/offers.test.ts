import { describe, expect, it } from 'vitest';
import { type Offer, OFFERS, type Revenue } from '#machines/domain/offers.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type OffersView, viewOffers } from '#machines/journey/views/viewOffers.ts';
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
