import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import type { TestJourney } from '#test/support/journeyAt.ts';
import { journeyAfter } from './samples.ts';

const DEADLINE_MS = 15_000;
const LOADED: JourneyEvent = { type: 'viewer.loaded' };
const FAILED: JourneyEvent = { type: 'viewer.failed' };
const RETRIED: JourneyEvent = { type: 'viewer.retried' };

describe.each([
  ['/sign-irs-form', '(R10.1, R10.2)', (journey: TestJourney) => viewSignIrsForm(journey.snapshot()).viewer],
  ['/contract', '(R12.1, R12.7)', (journey: TestJourney) => viewContract(journey.snapshot()).viewer],
] as const)('The document shown at %s', (path, requirements, viewer) => {
  it.each<[string, readonly JourneyEvent[], string, number, string]>([
    ['fails after 15 seconds and not a millisecond before', [], 'loading', DEADLINE_MS, 'failed'],
    ['is shown when it is here, and stays', [LOADED], 'loaded', 2 * DEADLINE_MS, 'loaded'],
    ['fails when it is missing or broken, and stays so', [FAILED], 'failed', DEADLINE_MS, 'failed'],
    ['fails when a page of it cannot be drawn', [LOADED, FAILED], 'failed', DEADLINE_MS, 'failed'],
    ['is not retried while it loads', [RETRIED], 'loading', DEADLINE_MS, 'failed'],
  ])(`%s ${requirements}`, (_what, events, before, ms, after) => {
    const journey = journeyAfter(path, events);
    journey.clock.increment(ms - 1);
    const almost = viewer(journey);
    journey.clock.increment(1);
    expect([almost, viewer(journey)]).toEqual([before, after]);
  });

  it(`loads again when asked to, with a deadline of its own ${requirements}`, () => {
    const journey = journeyAfter(path, [FAILED]);
    journey.clock.increment(DEADLINE_MS);
    journey.send(RETRIED);
    journey.clock.increment(DEADLINE_MS - 1);
    const almost = viewer(journey);
    journey.clock.increment(1);
    expect([almost, viewer(journey)]).toEqual(['loading', 'failed']);
  });
});
