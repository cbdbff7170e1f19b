import { expect, it } from 'vitest';
import { calendarFile } from '#machines/domain/calendar.ts';

it('is a whole day with a reminder before it, its words escaped, its lines at most 75 octets (R18.4)', () => {
  const text = 'Comma, semicolon; backslash \\ line\nand a sentence that is far too long for a single line: ü';
  const file = calendarFile({ date: '2026-12-31', title: 'Payment', text });
  const lines = file.split('\r\n');
  const octets = lines.map((line) => new TextEncoder().encode(line).length);
  expect([Math.max(...octets), octets.filter((count) => count === 75).length]).toEqual([75, 1]);
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creator Cash Advance//EN',
    'BEGIN:VEVENT',
    'UID:next-payment-2026-12-31',
    'DTSTAMP:20261231T000000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Payment',
    'DESCRIPTION:Comma\\, semicolon\\; backslash \\\\ line\\nand a sentence that is far too long for a single line: ü',
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
