import { describe, expect, it, vi } from 'vitest';
import {
  formatApr,
  formatAprInWords,
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

const AMOUNTS = [0, 1, 7.5, 12.25, 83.4, 999, 999.5, 1000, 83_333, 450_000, 1_234_567.75, 100];
const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(2023, 11, 25);
const DATES = Array.from({ length: 450 }, (_, day) => new Date(FIRST_MS + day * DAY_MS));
const iso = (date: Date) => date.toISOString().slice(0, 'yyyy-mm-dd'.length);

describe('Numbers and dates are written as the language writes them (R8.1, R18.4)', () => {
  it.each([
    ['whole dollars', formatDollars, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }],
    ['dollars and cents', formatDollarsAndCents, { style: 'currency', currency: 'USD' }],
    ['one decimal', formatTenths, { minimumFractionDigits: 1, maximumFractionDigits: 1 }],
    ['a percentage', (percent: number) => formatPercent(percent).slice(0, -1), { useGrouping: true }],
  ] as const)('%s', (_what, format, options) => {
    const expected = new Intl.NumberFormat(LOCALE, options);
    expect(AMOUNTS.map((amount) => format(amount))).toEqual(AMOUNTS.map((amount) => expected.format(amount)));
  });

  it('an amount that is short, with its sign before the dollar (R19.3)', () => {
    const expected = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
    const short = AMOUNTS.map((amount) => -1 - amount);
    expect(short.map(formatDollars)).toEqual(short.map((amount) => expected.format(amount)));
  });

  it('an APR with one decimal, also where that is none (R19.1)', () => {
    expect([0, 28.174, 33.752, 120].map(formatApr)).toEqual(['0.0%', '28.2%', '33.8%', '120.0%']);
    expect(formatAprInWords(33.752)).toBe('Estimated APR 33.8%.');
  });

  it.each([1e21, 1e25, Number.MAX_VALUE, Infinity])('%d in digits alone (R20.3)', (amount) => {
    expect(formatDollars(amount)).toMatch(/^\$\d{1,3}(?:,\d{3})+$/);
  });

  it.each([
    ['a date', formatDate, { dateStyle: 'long' }],
    ['a weekday', formatWeekday, { weekday: 'long', month: 'long', day: 'numeric' }],
    ['a month', formatMonth, { month: 'short', year: 'numeric' }],
  ] as const)('%s', (_what, format, options) => {
    const expected = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
    expect(DATES.map((date) => format(iso(date)))).toEqual(DATES.map((date) => expected.format(date)));
  });

  it('a list', () => {
    const expected = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
    const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']];
    expect(lists.map((items) => formatList(items))).toEqual(lists.map((items) => expected.format(items)));
  });

  it.each([
    ['+00:00', 'UTC'],
    ['-05:00', '5 hours behind UTC'],
    ['+05:30', '5 hours 30 minutes ahead of UTC'],
    ['+01:00', '1 hour ahead of UTC'],
  ])('a moment at %s', (offset, zone) => {
    expect(formatMoment(`2026-11-01T00:05:00${offset}`)).toBe(`November 1, 2026, 12:05 AM, ${zone}`);
  });

  it('a moment in the zone of the device, by its name', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(formatMoment('2026-11-21T09:40:00-08:00')).toBe('November 21, 2026, 9:40 AM, Pacific Standard Time');
    vi.unstubAllEnvs();
  });
});
