import { describe, expect, it } from 'vitest';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { throttledClock } from './throttledClock.ts';
import { TIMED, watchedJourney } from './watchedJourney.ts';

/** Enough that a timer or a listener left behind by one visit would be counted at the next ones. */
const VISITS = 10;
const TURN_MS = 500;
const ELSEWHERE = ROUTES.selectPlatform.path;
const address = (path: string): JourneyEvent => ({ type: 'url.opened', path, hash: '' });

describe.each(TIMED)('F-37 a timed screen is visited again and again: %s', (path) => {
  it.each<[string, number, readonly JourneyEvent[]]>([
    ['another address', TURN_MS, [address(ROUTES.offers.path)]],
    ['Back', TURN_MS, [{ type: 'navigation.backRequested' }]],
    ['an unknown address', TURN_MS, [address('/no-such-page')]],
    [
      'Pause, Resume and then another address',
      TURN_MS,
      [{ type: 'progress.paused' }, { type: 'progress.resumed' }, address('/')],
    ],
    ['its own time', TIMED_SCREEN_MS, []],
  ])('left by %s, it leaves no timer and no listener behind, each time (R6.3, R11.1)', (_way, stayMs, events) => {
    const clock = throttledClock(TURN_MS);
    const journey = watchedJourney(clock, ELSEWHERE);
    const armed = () => [clock.waiting(), journey.listeners()];
    const visits = Array.from({ length: VISITS }, () => {
      journey.open(path);
      const open = armed();
      clock.pass(stayMs);
      for (const event of events) journey.send(event);
      const isLeft = journey.path() !== path;
      // An IRS form on its way has a deadline of its own.
      journey.open(ELSEWHERE);
      return { open, isLeft, left: armed() };
    });
    expect(visits).toEqual(Array.from({ length: VISITS }, () => ({ open: [2, 1], isLeft: true, left: [0, 0] })));
  });
});
