import { afterEach, describe, expect, it, vi } from 'vitest';
import { localIsoDate, localIsoTime } from '#machines/domain/time.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;
const START = Date.UTC(2027, 0, 1);
/** Every half hour of a common year and a leap year. */
const TIMES = Array.from({ length: 48 * (365 + 366) }, (_, half) => START + half * HALF_HOUR_MS);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('A time with its zone', () => {
  it.each(['UTC', 'Pacific/Kiritimati', 'America/New_York', 'Australia/Lord_Howe'])(
    'is the same moment and local date all year in %s (R12.5, R15.3)',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const wrong = TIMES.filter((ms) => {
        const written = localIsoTime(new Date(ms));
        return Date.parse(written) !== ms || !written.startsWith(`${localIsoDate(new Date(ms))}T`);
      });
      expect(wrong).toEqual([]);
    },
  );
});
