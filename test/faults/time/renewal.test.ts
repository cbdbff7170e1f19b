import { describe, expect, it } from 'vitest';
import { RENEWAL_MONTHS } from '#machines/constants.ts';
import { renewalDate } from '#machines/domain/repayment.ts';
import { formatDate } from '#src/content/format.ts';

const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
/** Twenty years, five of them leap years. */
const DAYS = 365 * 20 + 5;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The last day of a month counted from 1, by the calendar that children learn. */
function lastDayOf(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeapYear ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** The same day three months on, written down part by part. */
function threeMonthsOn(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const months = month + RENEWAL_MONTHS;
  const [nextYear, nextMonth] = months > 12 ? [year + 1, months - 12] : [year, months];
  const parts = [nextMonth, Math.min(day, lastDayOf(nextYear, nextMonth))];
  return [nextYear, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

describe('F-35 a renewal is offered three months from a day that the month then does not have', () => {
  it.each([
    ['2026-11-28', '2027-02-28', 'February 28, 2027'],
    ['2026-11-29', '2027-02-28', 'February 28, 2027'],
    ['2027-11-30', '2028-02-29', 'February 29, 2028'],
    ['2026-12-31', '2027-03-31', 'March 31, 2027'],
    ['2026-01-31', '2026-04-30', 'April 30, 2026'],
  ])('asked for on %s it is offered from %s, which reads %s (R13.5)', (today, date, words) => {
    expect([renewalDate(today), formatDate(renewalDate(today))]).toEqual([date, words]);
  });

  it('on every day of twenty years it is a day of the third month on, the last one where the day is missing (R13.5)', () => {
    const dayOf = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
    const days = Array.from({ length: DAYS }, (_, day) => dayOf(day));
    expect(days.at(-1)).toBe('2043-12-31');
    expect(days.filter((today) => renewalDate(today) !== threeMonthsOn(today))).toEqual([]);
  });
});
