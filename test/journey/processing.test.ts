import { describe, expect, it } from 'vitest';
import { isOpenScreenTimed } from '#machines/journey/views/openScreen.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

describe('When in processing', () => {
  it('leads back to the additional accounts, and the preparation is cancelled (R6.3, R1.7)', () => {
    const journey = journeyAt('/processing');
    journey.advance(6999);
    journey.send({ type: 'navigation.backRequested' });
    journey.clock.increment(7000);
    expect(journey.path()).toBe('/connect-additional-accounts');
  });

  it('is marked as a screen that must not stay in the history (R1.7)', () => {
    expect(
      ['/processing', '/business-verification', '/offers'].map((path) => isOpenScreenTimed(journeyAt(path).snapshot())),
    ).toEqual([true, true, false]);
  });

  it('is tagged as timed while running, not while paused (R6.4)', () => {
    const journey = journeyAt('/processing');
    const running = journey.snapshot().hasTag('timed');
    journey.send({ type: 'progress.paused' });
    expect([running, journey.snapshot().hasTag('timed')]).toEqual([true, false]);
  });
});
