import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewEntityDetails } from '#machines/journey/views/viewEntityDetails.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { AUTHORIZE } from './businessSamples.ts';
import { answeredJourney, BACK, journeyAfter, opened, select } from './samples.ts';

const COMING = [select('3-month'), opened('/entity-details'), AUTHORIZE, opened('/contract')];

describe.each([
  ['offer', '/offers', { type: 'offers.continued' }, viewOffers],
  ['business', '/entity-details', { type: 'business.continued' }, viewEntityDetails],
  ['irsForm', '/sign-irs-form', { type: 'irsForm.continued' }, viewSignIrsForm],
] as const)('Change of the %s from the contract', (part, path, continues, view) => {
  const change: JourneyEvent = { type: 'contract.changeRequested', part };

  it.each<[string, readonly JourneyEvent[], string, typeof part | null]>([
    ['does not begin with its address', [opened(path)], path, null],
    ['continues at its own address', [change, opened(path)], path, part],
    ['ends with Continue', [change, continues], '/contract', null],
    ['ends with Back', [change, BACK], '/contract', null],
    ['ends with another address', [change, opened('/select-platform')], '/select-platform', null],
  ])('%s (R1.7, R9.10, R12.1, R15.1)', async (_what, events, arrival, changing) => {
    const journey = await answeredJourney('/offers', [...COMING, ...events]);
    expect(journey.path()).toBe(arrival);
    expect(journey.context().changing).toBe(changing);
    expect(view(journey.snapshot()).isChanging).toBe(changing !== null);
  });

  it('continues after a reload (R15.1)', () => {
    expect(journeyAfter(path, [], { saved: { ...NOTHING_TYPED, changing: part } }).context().changing).toBe(part);
  });
});
