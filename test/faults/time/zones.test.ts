import { afterEach, describe, expect, it, vi } from 'vitest';
import { taxReturnYear } from '#machines/domain/business.ts';
import { addDays, nextPaymentDate, repaymentOn } from '#machines/domain/repayment.ts';
import { localIsoTime } from '#machines/domain/time.ts';
import { localIsoDate } from '#src/app/createJourney.ts';
import { formatDate } from '#src/content/format.ts';
import { savedSentence } from '#src/content/keeping.ts';

const SECOND_MS = 1000;
const HALF_HOUR_MS = 30 * 60 * SECOND_MS;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const FIRST_DAY = Date.UTC(2027, 0, 1);
/** A leap year and one before it: every change of the clocks and every end of a month. */
const DAYS = 366 + 365;
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What a creator in this zone reads at this moment: the year asked for, the payment in 14 days, and when it was saved. */
function readAt(zone: string, moment: string) {
  vi.stubEnv('TZ', zone);
  const date = new Date(moment);
  const today = localIsoDate(date);
  return {
    time: localIsoTime(date),
    taxYear: taxReturnYear(today),
    payment: formatDate(nextPaymentDate(today, 14)),
    lastPaid: formatDate(repaymentOn(today).payments.at(-1)?.date ?? ''),
    saved: savedSentence(localIsoTime(date), today),
  };
}

describe('F-34 the page is read in another time zone, when clocks change, on leap days and at the ends of years', () => {
  it.each([
    [
      'Pacific/Pago_Pago',
      '2027-01-01T10:59:59Z',
      '2026-12-31T23:59:59-11:00',
      2025,
      'January 14, 2027',
      'December 1, 2026',
      '23:59',
    ],
    [
      'Pacific/Kiritimati',
      '2026-12-31T10:00:00Z',
      '2027-01-01T00:00:00+14:00',
      2026,
      'January 15, 2027',
      'December 2, 2026',
      '00:00',
    ],
    [
      'Pacific/Kiritimati',
      '2026-12-31T09:59:59Z',
      '2026-12-31T23:59:59+14:00',
      2025,
      'January 14, 2027',
      'December 1, 2026',
      '23:59',
    ],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31T23:59:59+00:00', 2025, 'January 14, 2027', 'December 1, 2026', '23:59'],
    [
      'America/New_York',
      '2027-03-14T06:59:59Z',
      '2027-03-14T01:59:59-05:00',
      2026,
      'March 28, 2027',
      'February 12, 2027',
      '01:59',
    ],
    [
      'America/New_York',
      '2027-03-14T07:00:00Z',
      '2027-03-14T03:00:00-04:00',
      2026,
      'March 28, 2027',
      'February 12, 2027',
      '03:00',
    ],
    [
      'America/New_York',
      '2026-11-01T05:30:00Z',
      '2026-11-01T01:30:00-04:00',
      2025,
      'November 15, 2026',
      'October 2, 2026',
      '01:30',
    ],
    [
      'America/New_York',
      '2026-11-01T06:30:00Z',
      '2026-11-01T01:30:00-05:00',
      2025,
      'November 15, 2026',
      'October 2, 2026',
      '01:30',
    ],
    [
      'Europe/London',
      '2027-03-28T01:00:00Z',
      '2027-03-28T02:00:00+01:00',
      2026,
      'April 11, 2027',
      'February 26, 2027',
      '02:00',
    ],
    [
      'America/St_Johns',
      '2028-02-29T23:29:00Z',
      '2028-02-29T19:59:00-03:30',
      2027,
      'March 14, 2028',
      'January 30, 2028',
      '19:59',
    ],
    [
      'Asia/Kolkata',
      '2028-02-28T18:30:00Z',
      '2028-02-29T00:00:00+05:30',
      2027,
      'March 14, 2028',
      'January 30, 2028',
      '00:00',
    ],
    [
      'Asia/Kathmandu',
      '2027-02-28T18:15:00Z',
      '2027-03-01T00:00:00+05:45',
      2026,
      'March 15, 2027',
      'January 30, 2027',
      '00:00',
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-03T15:30:00Z',
      '2026-10-04T02:30:00+11:00',
      2025,
      'October 18, 2026',
      'September 4, 2026',
      '02:30',
    ],
    [
      'Pacific/Chatham',
      '2026-12-31T10:15:00Z',
      '2027-01-01T00:00:00+13:45',
      2026,
      'January 15, 2027',
      'December 2, 2026',
      '00:00',
    ],
    [
      'Pacific/Apia',
      '2026-11-30T11:00:00Z',
      '2026-12-01T00:00:00+13:00',
      2025,
      'December 15, 2026',
      'November 1, 2026',
      '00:00',
    ],
  ])(
    'in %s at %s it is %s: tax return of %i, payment on %s, last paid on %s, saved at %s (R9.6, R13.1, R13.4, R15.3)',
    (zone, moment, time, taxYear, payment, lastPaid, clock) => {
      expect(readAt(zone, moment)).toEqual({
        time,
        taxYear,
        payment,
        lastPaid,
        saved: `Saved on this device at ${clock}`,
      });
    },
  );

  it.each(ZONES)('in %s every half hour of two years is written as the moment that it is (R12.5, R15.3)', (zone) => {
    vi.stubEnv('TZ', zone);
    const wrong: string[] = [];
    for (let ms = FIRST_DAY; ms < FIRST_DAY + DAYS * DAY_MS; ms += HALF_HOUR_MS) {
      const moment = new Date(ms);
      const written = localIsoTime(moment);
      const isSame = Date.parse(written) === ms && written.startsWith(`${localIsoDate(moment)}T`);
      if (!isSame) wrong.push(`${moment.toISOString()} is written as ${written}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(ZONES)(
    'in %s a date so many days away is found by the calendar, whatever the clocks do (R13.1, R13.4)',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const wrong: string[] = [];
      for (let day = 0; day < DAYS; day += 1) {
        const today = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
        const next = new Date(FIRST_DAY + (day + 14) * DAY_MS).toISOString().slice(0, 10);
        if (addDays(today, 14) !== next || addDays(next, -14) !== today) wrong.push(`14 days after ${today}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
