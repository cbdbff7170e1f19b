import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { throttledClock } from './throttledClock.ts';
import { watchedJourney } from './watchedJourney.ts';

const VISITS = 200;
const TURN_MS = 500;
const address = (path: string): JourneyEvent => ({ type: 'url.opened', path, hash: '' });
const WAYS_OUT: readonly (readonly [string, readonly JourneyEvent[]])[] = [
  ['another address', [address(ROUTES.offers.path)]],
  ['Back', [{ type: 'navigation.backRequested' }]],
  ['an unknown address', [address('/no-such-page')]],
  [
    'Pause, Resume and then another address',
    [{ type: 'progress.paused' }, { type: 'progress.resumed' }, address(ROUTES.landing.path)],
  ],
];

describe.each([ROUTES.processing.path, ROUTES.businessVerification.path])('F-37 %s is visited 200 times', (path) => {
  it.each(WAYS_OUT)(
    'left by %s, it leaves no timer and no listener behind, each time (R6.3, R11.1)',
    (_way, events) => {
      const clock = throttledClock(TURN_MS);
      const journey = watchedJourney(clock, ROUTES.selectPlatform.path);
      const left: number[] = [];
      const open: number[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        journey.open(path);
        clock.pass(TURN_MS * (visit % 5));
        open.push(clock.waiting(), journey.listeners());
        for (const event of events) journey.send(event);
        // An IRS form on its way has a deadline of its own.
        journey.open(ROUTES.selectPlatform.path);
        left.push(clock.waiting(), journey.listeners());
      }
      expect(left).toEqual(Array.from({ length: 2 * VISITS }, () => 0));
      expect(open).toEqual(Array.from({ length: VISITS }, () => [2, 1]).flat());
    },
  );

  it('left by its own time, it leaves no timer and no listener behind, each time (R6.3, R11.1)', () => {
    const clock = throttledClock(TURN_MS);
    const journey = watchedJourney(clock, ROUTES.selectPlatform.path);
    const left: (string | number | null)[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      journey.open(path);
      clock.pass(7000);
      left.push(journey.path() === path ? 'not left' : 'left');
      journey.open(ROUTES.selectPlatform.path);
      left.push(clock.waiting(), journey.listeners());
    }
    expect(left).toEqual(Array.from({ length: VISITS }, () => ['left', 0, 0]).flat());
  });
});
