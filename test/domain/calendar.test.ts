import { describe, expect, it } from 'vitest';
import { calendarFile } from '#machines/domain/calendar.ts';
import { fundingTimeline } from '#machines/domain/funding.ts';
import { localIsoDate, localIsoTime } from '#machines/domain/time.ts';

const PAYMENT = { documentId: 'CCA-123456', date: '2026-12-31', title: 'Payment', text: 'Details' };
const WRITTEN_AT = '2026-11-21T22:30:05-08:00';

/** Returns the content lines of a calendar file, unfolded per RFC 5545. */
const linesOf = (change: Partial<typeof PAYMENT> = {}, writtenAt = WRITTEN_AT) =>
  calendarFile({ ...PAYMENT, ...change }, writtenAt)
    .replaceAll('\r\n ', '')
    .split('\r\n');
const valueOf = (name: string, lines: readonly string[]) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

describe('Calendar file of a payment', () => {
  it('has an all-day event and a reminder three days earlier (R18.4, R20.9)', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Creator Cash Advance//EN',
      'BEGIN:VEVENT',
      'UID:CCA-123456-2026-12-31@creator-cash-advance.example',
      'DTSTAMP:20261122T063005Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Payment',
      'DESCRIPTION:Details',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Payment',
      'TRIGGER:-P3D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['a different UID for another contract on the same day', { documentId: 'CCA-123457' }, false],
    ['a different UID for the next month', { date: '2027-01-31' }, false],
    ['the same UID for a second download', {}, true],
  ])('has %s (R20.9)', (_what, change, isSame) => {
    const ids = [linesOf(), linesOf(change, '2026-12-01T09:00:00Z')].map((lines) => valueOf('UID', lines));
    expect(new Set(ids).size).toBe(isSame ? 1 : 2);
  });

  it('has a timestamp in UTC (R20.9)', () => {
    expect(valueOf('DTSTAMP', linesOf({}, '2026-11-22T08:00:00+13:45'))).toBe('20261121T181500Z');
  });

  it.each([
    ['a, b; c \\ d', 'a\\, b\\; c \\\\ d'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['tab\tbell\u0007null\0end', 'tab\tbellnullend'],
  ])('escapes %j (R20.9)', (text, escaped) => {
    expect(valueOf('DESCRIPTION', linesOf({ text }))).toBe(escaped);
  });

  it.each([
    ['letters', 'a'.repeat(200)],
    ['emoji', '💸'.repeat(50)],
    ['mixed text', `${'Nguyễn, '.repeat(20)}💸`],
  ])('folds lines of %s at 75 octets without splitting characters (R20.9)', (_what, text) => {
    const file = calendarFile({ ...PAYMENT, text }, WRITTEN_AT);
    const lines = file.split('\r\n');
    const longest = Math.max(...lines.map(octetsOf));
    expect(longest).toBeLessThanOrEqual(75);
    expect(longest).toBeGreaterThan(71);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    expect(valueOf('DESCRIPTION', linesOf({ text }))).toBe(text.replaceAll(',', '\\,'));
  });
});

it.each([
  ['a Monday', '2026-11-23', ['2026-11-24', '2026-11-25'], ['2026-11-25', '2026-11-27']],
  ['a Tuesday before Veterans Day', '2026-11-10', ['2026-11-11', '2026-11-12'], ['2026-11-13', '2026-11-16']],
  ['a Friday before a weekend', '2026-11-27', ['2026-11-28', '2026-11-29'], ['2026-12-01', '2026-12-02']],
  ['a Saturday', '2026-11-28', ['2026-11-29', '2026-11-30'], ['2026-12-01', '2026-12-02']],
  ['a Friday before a holiday on a Sunday', '2027-07-02', ['2027-07-03', '2027-07-04'], ['2027-07-07', '2027-07-08']],
  ['a Friday before Memorial Day', '2026-05-22', ['2026-05-23', '2026-05-24'], ['2026-05-27', '2026-05-28']],
  ['a Friday before Labor Day', '2026-09-04', ['2026-09-05', '2026-09-06'], ['2026-09-09', '2026-09-10']],
  ['a Friday in a May with five Mondays', '2027-05-21', ['2027-05-22', '2027-05-23'], ['2027-05-25', '2027-05-26']],
  ["New Year's Eve", '2026-12-31', ['2027-01-01', '2027-01-02'], ['2027-01-05', '2027-01-06']],
])('Funds arrive on business days after signing on %s (R14.3, R16.4)', (_day, signed, funding, funds) => {
  const { funding: begins, funds: arrive } = fundingTimeline(signed);
  expect(Object.values(begins)).toEqual(funding);
  expect(Object.values(arrive)).toEqual(funds);
});

/** Returns a fixed time as reported by a device with this UTC offset. */
function timeAt(offsetMinutes: number): Date {
  const time = new Date('2026-11-21T09:30:15.999Z');
  time.getTimezoneOffset = () => -offsetMinutes;
  return time;
}

it.each([
  [0, '2026-11-21T09:30:15+00:00'],
  [-300, '2026-11-21T04:30:15-05:00'],
  [345, '2026-11-21T15:15:15+05:45'],
])('localIsoTime includes a UTC offset of %d minutes (R12.5)', (minutes, text) => {
  expect(localIsoTime(timeAt(minutes))).toBe(text);
});

it('localIsoDate returns the date in the local time zone (R12.5)', () => {
  const dates = [-600, 0, 900].map((minutes) => localIsoDate(timeAt(minutes)));
  expect(dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});
