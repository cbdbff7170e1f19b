import { afterEach, describe, expect, it, vi } from 'vitest';
import { localIsoDate, localIsoTime } from '#machines/domain/time.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;
const DAY_MS = 48 * HALF_HOUR_MS;
const FIRST_DAY = Date.UTC(2027, 0, 1);
/** A leap year and one before it: every change of the clocks and every end of a month. */
const DAYS = Array.from({ length: 366 + 365 }, (_, day) => FIRST_DAY + day * DAY_MS);
/** One for each kind: the ends of the world, no change of clocks, a change by a whole and by half an hour, odd offsets. */
const ZONES = [
  'UTC',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
] as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

const offsetAt = (ms: number) => new Date(ms).getTimezoneOffset();

describe('F-34 the page is read in another time zone, when clocks change, on leap days and at the ends of years', () => {
  it.each(ZONES)(
    'in %s every day of two years, and every half hour of a day on which clocks change, is written as the time that it is (R12.5, R15.3)',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const times = DAYS.flatMap((day) => {
        const isChanging = offsetAt(day) !== offsetAt(day + DAY_MS);
        return isChanging ? Array.from({ length: 48 }, (_, half) => day + half * HALF_HOUR_MS) : [day];
      });
      const isRight = (ms: number) => {
        const written = localIsoTime(new Date(ms));
        return Date.parse(written) === ms && written.startsWith(`${localIsoDate(new Date(ms))}T`);
      };
      expect(times.filter((ms) => !isRight(ms)).map((ms) => new Date(ms).toISOString())).toEqual([]);
    },
  );
});
