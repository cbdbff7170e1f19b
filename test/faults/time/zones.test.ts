import { afterEach, describe, expect, it, vi } from 'vitest';
import { taxReturnYear } from '#machines/domain/business.ts';
import { nextPaymentDate, repaymentOn } from '#machines/domain/repayment.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import { localIsoDate } from '#src/app/createJourney.ts';
import { savedSentence } from '#src/content/saving.ts';

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
  it.each([
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31T23:59:59-11:00', 2025, '2027-01-14', '2026-12-01'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01T00:00:00+14:00', 2026, '2027-01-15', '2026-12-02'],
    ['America/New_York', '2027-03-14T06:59:59Z', '2027-03-14T01:59:59-05:00', 2026, '2027-03-28', '2027-02-12'],
    ['America/New_York', '2027-03-14T07:00:00Z', '2027-03-14T03:00:00-04:00', 2026, '2027-03-28', '2027-02-12'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00', 2025, '2026-11-15', '2026-10-02'],
    ['America/St_Johns', '2028-02-29T23:29:00Z', '2028-02-29T19:59:00-03:30', 2027, '2028-03-14', '2028-01-30'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04T02:30:00+11:00', 2025, '2026-10-18', '2026-09-04'],
    ['Pacific/Chatham', '2026-12-31T10:15:00Z', '2027-01-01T00:00:00+13:45', 2026, '2027-01-15', '2026-12-02'],
  ])(
    'in %s at %s it is %s: tax return of %i, payment on %s, last paid on %s, saved at that time (R9.6, R13.1, R13.4, R15.3)',
    (zone, moment, time, taxYear, payment, lastPaid) => {
      vi.stubEnv('TZ', zone);
      const written = localIsoTime(new Date(moment));
      const today = localIsoDate(new Date(moment));
      const days = [taxReturnYear(today), nextPaymentDate(today, 14), repaymentOn(today).payments.at(-1)?.date];
      expect([written, ...days]).toEqual([time, taxYear, payment, lastPaid]);
      expect(savedSentence(written, 'tabCloses', today)).toContain(`Saved at ${time.slice(11, 16)} on this device`);
    },
  );

  it.each(ZONES)(
    'in %s every day of two years, and every half hour of a day on which clocks change, is written as the moment that it is (R12.5, R15.3)',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const moments = DAYS.flatMap((day) => {
        const isChanging = offsetAt(day) !== offsetAt(day + DAY_MS);
        return isChanging ? Array.from({ length: 48 }, (_, half) => day + half * HALF_HOUR_MS) : [day];
      });
      const isRight = (ms: number) => {
        const written = localIsoTime(new Date(ms));
        return Date.parse(written) === ms && written.startsWith(`${localIsoDate(new Date(ms))}T`);
      };
      expect(moments.filter((ms) => !isRight(ms)).map((ms) => new Date(ms).toISOString())).toEqual([]);
    },
  );
});
