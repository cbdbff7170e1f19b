import { expect, it } from 'vitest';
import { localIsoTime } from '#machines/domain/time.ts';

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
