import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { AUTHORIZE } from './businessSamples.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { answeredJourney, BACK, journeyAfter, opened, select } from './samples.ts';

/** At the contract, with an offer and the authorization given. */
const COMING = [select('3-month'), opened('/entity-details'), AUTHORIZE, opened('/contract')];
const atContract = (events: readonly JourneyEvent[] = []) => answeredJourney('/offers', [...COMING, ...events]);

describe.each([
  ['offer', '/offers', { type: 'offers.continued' }, viewOffers],
  ['business', '/entity-details', { type: 'business.continued' }, viewEntityDetails],
  ['irsForm', '/sign-irs-form', { type: 'irsForm.continued' }, viewSignIrsForm],
] as const)('Changing the %s of the contract', (part, path, continues, view) => {
  const change: JourneyEvent = { type: 'contract.changeRequested', part };

  it('opens its screen, which is told that Continue leads back, and of no other visit (R12.1, R15.1)', async () => {
    const visits = await Promise.all([[opened(path)], [change], [change, opened(path)]].map(atContract));
    expect(visits.map((journey) => journey.path())).toEqual([path, path, path]);
    expect(visits.map((journey) => view(journey.snapshot()).isChanging)).toEqual([false, true, true]);
  });

  it.each<[string, JourneyEvent]>([
    ['Continue', continues],
    ['Back', BACK],
  ])('ends at the contract with %s (R1.7, R9.10, R12.1)', async (_how, event) => {
    const journey = await atContract([change, event]);
    expect([journey.path(), journey.context().changing, journey.toasts]).toEqual(['/contract', null, []]);
  });

  it('goes on after a reload at its address, and is forgotten once another was opened (R1.7, R15.1)', async () => {
    expect(journeyAfter(path, [], { saved: { ...NOTHING_TYPED, changing: part } }).context().changing).toBe(part);
    expect((await atContract([change, opened('/select-platform')])).context().changing).toBeNull();
  });
});
