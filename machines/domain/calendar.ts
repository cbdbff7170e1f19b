import { addDays } from './repayment.ts';

/** An event of a whole day: an ISO date, what it is called, what it is about, and when a reminder comes. */
export type DayEvent = {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly reminderDaysBefore: number;
};

const MOST_OCTETS = 75;

/** The event as a calendar file that every calendar opens (RFC 5545, R18.4). */
export function calendarFile({ id, date, title, text, reminderDaysBefore }: DayEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creator Cash Advance//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(date)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${reminderDaysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const compact = (date: string) => date.replaceAll('-', '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line of at most 75 octets, goes on with a blank in the next. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const octets = new TextEncoder().encode(`${lines.at(-1)}${letter}`).length;
    if (octets > MOST_OCTETS) lines.push(' ');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n');
}
