import { describe, expect, it } from 'vitest';
import { journeyAt } from '#test/support/journeyAt.ts';

describe('When in businessVerification', () => {
  it('leads back to the IRS form, and the check is cancelled (R11.1, R1.7)', () => {
    const journey = journeyAt('/business-verification');
    journey.advance(6999);
    journey.send({ type: 'navigation.backRequested' });
    journey.clock.increment(7000);
    expect(journey.path()).toBe('/sign-irs-form');
  });

  it('shares no progress with the preparation of the offers (R11.1, R6.1)', () => {
    const journey = journeyAt('/processing');
    journey.advance(5000);
    journey.open('/business-verification');
    expect(journey.context().elapsedMs).toBe(0);
    expect(journey.where().screen).toEqual({ businessVerification: { pace: 'running', steps: 'businessStatus' } });
  });
});
