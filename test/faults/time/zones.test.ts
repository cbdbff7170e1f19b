import { afterEach, describe, expect, it, vi } from 'vitest';
import { localIsoDate, localIsoTime } from '#machines/domain/time.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;
const START = Date.UTC(2027, 0, 1);
/** Every half hour of a common year and a leap year. */
const TIMES = Array.from({ length: 48 * (365 + 366) }, (_, index) => START + index * HALF_HOUR_MS);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('A local ISO time', () => {
  it.each(['UTC', 'Pacific/Kiritimati', 'America/New_York', 'Australia/Lord_Howe'])(
    'has the right instant and date all year in %s (R12.5, R15.3)',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const wrong = TIMES.filter((ms) => {
        const text = localIsoTime(new Date(ms));
        return Date.parse(text) !== ms || !text.startsWith(`${localIsoDate(new Date(ms))}T`);
      });
      expect(wrong).toEqual([]);
    },
  );
});
