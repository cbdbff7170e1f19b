import { describe, expect, it } from 'vitest';
import { calendarFile } from '#machines/domain/calendar.ts';

const PAYMENT = { documentId: 'CCA-123456', date: '2026-12-31', title: 'Payment', text: 'Details' };
const WRITTEN_AT = '2026-11-21T22:30:05-08:00';

/** The content lines of a file, unfolded as RFC 5545 has it. */
const linesOf = (change: Partial<typeof PAYMENT> = {}, writtenAt = WRITTEN_AT) =>
  calendarFile({ ...PAYMENT, ...change }, writtenAt)
    .replaceAll('\r\n ', '')
    .split('\r\n');
const valueOf = (name: string, lines: readonly string[]) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
const octetsOf = (text: string) => new TextEncoder().encode(text).length;

describe('Calendar file of a payment', () => {
  it('holds a whole day and a reminder before it (R18.4, R20.9)', () => {
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
    ['of another contract signed that day', { documentId: 'CCA-123457' }, false],
    ['of the next month', { date: '2027-01-31' }, false],
    ['downloaded twice', {}, true],
  ])('identifies a payment %s (R20.9)', (_which, change, isSame) => {
    const ids = [linesOf(), linesOf(change, '2026-12-01T09:00:00Z')].map((lines) => valueOf('UID', lines));
    expect(new Set(ids).size).toBe(isSame ? 1 : 2);
  });

  it.each([
    ['2026-11-21T22:30:05-08:00', '20261122T063005Z'],
    ['2026-11-22T08:00:00+13:45', '20261121T181500Z'],
  ])('stamps a file written at %s with %s (R20.9)', (writtenAt, stamp) => {
    expect(valueOf('DTSTAMP', linesOf({}, writtenAt))).toBe(stamp);
  });

  it.each([
    ['2028-02-28', '20280229'],
    ['2027-02-28', '20270301'],
  ])('ends a payment on %s before %s (R20.9)', (date, end) => {
    expect(linesOf({ date })).toContain(`DTEND;VALUE=DATE:${end}`);
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
    ['a mix', `${'Nguyễn, '.repeat(20)}💸`],
  ])('breaks lines of %s after 75 octets and splits no character (R20.9)', (_what, text) => {
    const file = calendarFile({ ...PAYMENT, text }, WRITTEN_AT);
    const lines = file.split('\r\n');
    const longest = Math.max(...lines.map(octetsOf));
    expect(longest).toBeLessThanOrEqual(75);
    expect(longest).toBeGreaterThan(71);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    expect(valueOf('DESCRIPTION', linesOf({ text }))).toBe(text.replaceAll(',', '\\,'));
  });
});
