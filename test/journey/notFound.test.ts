import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { journeyAt } from '#test/support/journeyAt.ts';

describe('When in notFound', () => {
  it('has no path of its own: the unknown address stays in the address bar (R1.2, R1.7)', () => {
    const journey = journeyAt('/nope');
    expect({ screen: journey.where().screen, path: journey.path() }).toEqual({ screen: 'notFound', path: null });
  });

  it('goes back home (R1.2)', () => {
    const journey = journeyAt('/nope');
    journey.open('/');
    expect(journey.path()).toBe('/');
  });

  it('gives way to any address of the product (R1.2, R1.5)', () => {
    const journey = journeyAt('/nope');
    journey.open('/offers');
    expect(journey.path()).toBe('/offers');
  });

  it('still turns a guest away from a protected address (R1.3)', () => {
    const journey = journeyAt('/nope', { session: GUEST_SESSION });
    journey.open('/offers');
    expect(journey.path()).toBe('/signin');
  });
});
