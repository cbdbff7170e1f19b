import { describe, expect, it } from 'vitest';
import { viewSelectPlatform } from '#machines/journey/views/viewSelectPlatform.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { UNCONNECTED_SESSION } from './samples.ts';

const at = () => journeyAt('/select-platform', { session: UNCONNECTED_SESSION });

describe('When in selectPlatform', () => {
  it('offers four platforms, of which Patreon is available (R5.1)', () => {
    expect(viewSelectPlatform()).toEqual({
      platforms: [
        { id: 'patreon', isAvailable: true },
        { id: 'substack', isAvailable: false },
        { id: 'supercast', isAvailable: false },
        { id: 'applePodcast', isAvailable: false },
      ],
    });
  });

  it('goes to the Patreon connection, without a message, when Patreon is chosen (R5.1)', () => {
    const journey = at();
    journey.send({ type: 'platform.chosen', platform: 'patreon' });
    expect(journey.where().screen).toEqual({ connectPatreon: 'disconnected' });
    expect(journey.toasts).toEqual([]);
  });

  it.each(['substack', 'supercast', 'applePodcast'] as const)(
    'stays and says once that %s is not available (R5.1)',
    (platform) => {
      const journey = at();
      journey.send({ type: 'platform.chosen', platform });
      expect(journey.where().screen).toBe('selectPlatform');
      expect(journey.toasts).toEqual([{ kind: 'info', key: 'platformUnavailable', platform }]);
    },
  );
});
