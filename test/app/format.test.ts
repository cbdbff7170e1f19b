import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatApr,
  formatDate,
  formatDollars,
  formatDollarsAndCents,
  formatList,
  formatMoment,
  formatMonth,
  formatPercent,
  formatTenths,
  formatWeekday,
  LOCALE,
} from '#src/content/format.ts';

const AMOUNTS = [0, 1, 7.5, 12.25, 83.4, 999, 999.5, 1000, 83_333, 450_000, 1_234_567.75, -1, -83_333];
const DAY_MS = 86_400_000;
const DATES = Array.from({ length: 450 }, (_, day) => new Date(Date.UTC(2023, 11, 25) + day * DAY_MS));
const DOLLARS = { style: 'currency', currency: 'USD' } as const;

afterEach(() => void vi.unstubAllEnvs());

describe('Formatting equals that of the browser', () => {
  it.each([
    ['whole dollars', formatDollars, { ...DOLLARS, maximumFractionDigits: 0 }, AMOUNTS],
    ['dollars and cents', formatDollarsAndCents, DOLLARS, AMOUNTS.filter((amount) => amount >= 0)],
    ['tenths', formatTenths, { minimumFractionDigits: 1, maximumFractionDigits: 1 }, [0, 7.5, 12.25, 83.4, 999.5]],
    ['percentages', (percent: number) => formatPercent(percent).slice(0, -1), {}, [0, 7.5, 12.25, 100]],
  ])('for %s (R8.1, R18.4, R19.3)', (_what, format, options, amounts) => {
    const { format: expected } = new Intl.NumberFormat(LOCALE, options);
    expect(amounts.map((amount) => format(amount))).toEqual(amounts.map((amount) => expected(amount)));
  });

  it.each([
    ['dates', formatDate, { dateStyle: 'long' }],
    ['weekdays', formatWeekday, { weekday: 'long', month: 'long', day: 'numeric' }],
    ['months', formatMonth, { month: 'short', year: 'numeric' }],
  ] as const)('for %s (R18.4)', (_what, format, options) => {
    const { format: expected } = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
    const isoDates = DATES.map((date) => date.toISOString().slice(0, 'yyyy-mm-dd'.length));
    expect(isoDates.map((date) => format(date))).toEqual(DATES.map((date) => expected(date)));
  });

  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c', 'd']]])('for the list %j', (items) => {
    expect(formatList(items)).toBe(new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(items));
  });
});

it('An APR has one decimal (R19.1)', () => {
  const formatted = [0, 28.174, 33.752, 120].map(formatApr);
  expect(formatted).toEqual(['0.0%', '28.2%', '33.8%', '120.0%']);
});

it.each([1e21, Infinity])('The amount %d is written in digits alone (R20.3)', (amount) => {
  expect(formatDollars(amount)).toMatch(/^\$\d{1,3}(?:,\d{3})+$/);
});

it.each([
  ['+00:00', 'UTC', 'UTC'],
  ['-05:00', 'UTC', '5 hours behind UTC'],
  ['+05:30', 'UTC', '5 hours 30 minutes ahead of UTC'],
  ['-08:00', 'America/Los_Angeles', 'Pacific Standard Time'],
])('A moment at %s, seen in %s, names its zone', (offset, zone, name) => {
  vi.stubEnv('TZ', zone);
  expect(formatMoment(`2026-11-21T00:05:00${offset}`)).toBe(`November 21, 2026, 12:05 AM, ${name}`);
});
