import { afterEach, describe, expect, it, vi } from 'vitest';
import * as format from '#src/content/format.ts';

const AMOUNTS = [0, 7.5, 12.25, 83.4, 999.5, 1000, 83_333, 1_234_567.75, -83_333];
const DOLLARS = { style: 'currency', currency: 'USD' } as const;
const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const;
const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const DATES = Array.from({ length: 450 }, (_, day) => new Date(Date.UTC(2023, 11, 25 + day)));

afterEach(() => void vi.unstubAllEnvs());

describe('Formatting', () => {
  it.each([
    ['whole dollars', format.formatDollars, { ...DOLLARS, maximumFractionDigits: 0 }, AMOUNTS],
    ['dollars and cents', format.formatDollarsAndCents, DOLLARS, AMOUNTS.slice(0, -1)],
    ['tenths', format.formatTenths, TENTHS, AMOUNTS.slice(0, 5)],
    ['percentages', format.formatPercent, PERCENT, [0, 7.5, 100]],
  ])('matches Intl.NumberFormat for %s (R8.1, R18.4, R19.3)', (_what, formatOurs, options, amounts) => {
    const { format: expected } = new Intl.NumberFormat(format.LOCALE, options);
    expect(amounts.map((amount) => formatOurs(amount))).toEqual(amounts.map((amount) => expected(amount)));
  });

  it.each([
    ['dates', format.formatDate, { dateStyle: 'long' }],
    ['weekdays', format.formatWeekday, { weekday: 'long', month: 'long', day: 'numeric' }],
    ['months', format.formatMonth, { month: 'short', year: 'numeric' }],
  ] as const)('matches Intl.DateTimeFormat for %s (R18.4)', (_what, formatOurs, options) => {
    const { format: expected } = new Intl.DateTimeFormat(format.LOCALE, { ...options, timeZone: 'UTC' });
    const isoDates = DATES.map((date) => date.toISOString().slice(0, 'yyyy-mm-dd'.length));
    expect(isoDates.map((date) => formatOurs(date))).toEqual(DATES.map((date) => expected(date)));
  });

  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c', 'd']]])('matches Intl.ListFormat for %j', (items) => {
    expect(format.formatList(items)).toBe(new Intl.ListFormat(format.LOCALE).format(items));
  });
});

it('An APR shows one decimal, and huge amounts never use exponents (R19.1, R20.3)', () => {
  const formatted = [0, 28.174, 33.752, 120].map(format.formatApr);
  expect(formatted).toEqual(['0.0%', '28.2%', '33.8%', '120.0%']);
  expect(format.formatDollars(1e21)).toMatch(/^\$\d{1,3}(?:,\d{3})+$/);
  expect(format.formatDollars(Infinity)).toMatch(/^\$\d{1,3}(?:,\d{3})+$/);
});

it.each([
  ['-05:00', 'UTC', '5 hours behind UTC'],
  ['+05:30', 'UTC', '5 hours 30 minutes ahead of UTC'],
  ['-08:00', 'America/Los_Angeles', 'Pacific Standard Time'],
])('A time with offset %s, shown in %s, names its time zone', (offset, zone, name) => {
  vi.stubEnv('TZ', zone);
  expect(format.formatMoment(`2026-11-21T00:05:00${offset}`)).toBe(`November 21, 2026, 12:05 AM, ${name}`);
});
