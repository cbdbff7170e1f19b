import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { inputOf } from '#src/review/journey/paths/starts.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { createJourneyMachine } from '#machines/journey/machine.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openPath } from '#machines/journey/views/openScreen.ts';
import { watchTimeOn } from '#src/services/watchTime.ts';
import { turnedPage } from '#test/services/turnedPage.ts';

/** Enough that a timer or a listener left behind by one visit would be counted at the next ones. */
const VISITS = 10;
const ELSEWHERE = ROUTES.selectPlatform.path;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const opened = (path: string): JourneyEvent => ({ type: 'url.opened', path, hash: '' });

describe.each([ROUTES.processing.path, ROUTES.businessVerification.path])(
  'F-37 a timed screen is visited again and again: %s',
  (path) => {
    it.each<[string, number, readonly JourneyEvent[]]>([
      ['another address', 500, [opened(ROUTES.offers.path)]],
      ['Back', 500, [{ type: 'navigation.backRequested' }]],
      ['Pause, Resume and home', 500, [{ type: 'progress.paused' }, { type: 'progress.resumed' }, opened('/')]],
      ['its own time', TIMED_SCREEN_MS, []],
    ])('left by %s, it leaves no timer and no listener behind, each time (R6.3, R11.1)', (_way, stayMs, events) => {
      const { page, listeners } = turnedPage();
      const machine = createJourneyMachine().provide({ actors: { watchTime: watchTimeOn(page) } });
      const actor = createActor(machine, { input: inputOf() }).start();
      const armed = () => [vi.getTimerCount(), listeners()];
      const visits = Array.from({ length: VISITS }, () => {
        actor.send(opened(path));
        const open = armed();
        vi.advanceTimersByTime(stayMs);
        for (const event of events) actor.send(event);
        const isLeft = openPath(actor.getSnapshot()) !== path;
        // An IRS form on its way has a deadline of its own.
        actor.send(opened(ELSEWHERE));
        return { open, isLeft, left: armed() };
      });
      expect(visits).toEqual(Array.from({ length: VISITS }, () => ({ open: [2, 1], isLeft: true, left: [0, 0] })));
    });
  },
);
