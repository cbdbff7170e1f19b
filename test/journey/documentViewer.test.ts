import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

const DEADLINE_MS = 15_000;

describe.each([
  ['signIrsForm', '/sign-irs-form', '(R10.1)', '(R10.2)', (j: TestJourney) => viewSignIrsForm(j.snapshot()).viewer],
  ['contract', '/contract', '(R12.1)', '(R12.7)', (j: TestJourney) => viewContract(j.snapshot()).viewer],
] as const)('%s.viewer', (_key, path, shows, fails, viewer) => {
  const after = (...events: readonly JourneyEvent[]) => {
    const journey = journeyAt(path);
    for (const event of events) journey.send(event);
    return journey;
  };

  describe('When loading', () => {
    it(`is loading at first and shows the document when it is here ${shows}`, () => {
      expect([viewer(after()), viewer(after({ type: 'viewer.loaded' }))]).toEqual(['loading', 'loaded']);
    });

    it(`fails when the document is missing or broken ${fails}`, () => {
      expect(viewer(after({ type: 'viewer.failed' }))).toBe('failed');
    });

    it(`fails after 15 seconds and not a millisecond before ${fails}`, () => {
      const journey = after();
      journey.clock.increment(DEADLINE_MS - 1);
      const before = viewer(journey);
      journey.clock.increment(1);
      expect([before, viewer(journey)]).toEqual(['loading', 'failed']);
    });

    it(`is not retried ${fails}`, () => {
      expectRefused(after(), { type: 'viewer.retried' });
    });
  });

  describe('When loaded', () => {
    it(`stays loaded when the deadline passes ${shows}`, () => {
      const journey = after({ type: 'viewer.loaded' });
      journey.clock.increment(DEADLINE_MS * 2);
      expect(viewer(journey)).toBe('loaded');
    });

    it(`fails when a page cannot be drawn ${fails}`, () => {
      expect(viewer(after({ type: 'viewer.loaded' }, { type: 'viewer.failed' }))).toBe('failed');
    });
  });

  describe('When failed', () => {
    it(`loads again when asked to, with a deadline of its own ${fails}`, () => {
      const journey = after({ type: 'viewer.failed' });
      journey.clock.increment(DEADLINE_MS);
      journey.send({ type: 'viewer.retried' });
      const retried = viewer(journey);
      journey.clock.increment(DEADLINE_MS - 1);
      const before = viewer(journey);
      journey.clock.increment(1);
      expect([retried, before, viewer(journey)]).toEqual(['loading', 'loading', 'failed']);
    });

    it(`says nothing in a message: the screen itself tells it ${fails}`, () => {
      expect(after({ type: 'viewer.failed' }).toasts).toEqual([]);
    });
  });
});
