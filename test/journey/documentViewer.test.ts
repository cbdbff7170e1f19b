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
  ['/sign-irs-form', '(R10.1, R10.2)', ({ snapshot }: TestJourney) => viewSignIrsForm(snapshot()).viewer],
  ['/contract', '(R12.1, R12.7)', ({ snapshot }: TestJourney) => viewContract(snapshot()).viewer],
] as const)('Document at %s', (path, requirements, viewerOf) => {
  it.each<[string, readonly JourneyEvent[], string, string]>([
    ['fails after 15 seconds, not earlier', [], 'loading', 'failed'],
    ['stays once it is loaded', [LOADED], 'loaded', 'loaded'],
    ['fails when it is missing or broken', [FAILED], 'failed', 'failed'],
    ['fails when one of its pages cannot be drawn', [LOADED, FAILED], 'failed', 'failed'],
    ['loads again on request, with a new deadline', [FAILED, RETRIED], 'loading', 'failed'],
  ])(`%s ${requirements}`, (_what, events, before, after) => {
    const journey = journeyAfter(path, events);
    journey.clock.increment(DEADLINE_MS - 1);
    expect(viewerOf(journey)).toBe(before);
    journey.clock.increment(1);
    expect(viewerOf(journey)).toBe(after);
  });
});
