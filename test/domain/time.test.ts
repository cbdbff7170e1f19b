import { expect, it } from 'vitest';
import { localIsoDate, localIsoTime } from '#machines/domain/time.ts';

/** A time as a creator west or east of Greenwich sees it. */
function timeAt(offsetMinutes: number): Date {
  const time = new Date('2026-11-21T09:30:15.999Z');
  time.getTimezoneOffset = () => -offsetMinutes;
  return time;
}

it.each([
  [0, '2026-11-21T09:30:15+00:00'],
  [-300, '2026-11-21T04:30:15-05:00'],
  [345, '2026-11-21T15:15:15+05:45'],
])('A time as text carries the offset of %d minutes (R12.5)', (minutes, text) => {
  expect(localIsoTime(timeAt(minutes))).toBe(text);
});

it('A date is the one where the creator is (R12.5)', () => {
  const dates = [-600, 0, 900].map((minutes) => localIsoDate(timeAt(minutes)));
  expect(dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});
