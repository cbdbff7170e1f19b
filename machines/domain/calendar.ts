import { REMINDER_DAYS_BEFORE_PAYMENT } from '#machines/constants.ts';
import { addDays } from './repayment.ts';

/** The whole day of a payment: an ISO date, what it is called, and what it is about. */
type PaymentDay = Readonly<Record<'date' | 'title' | 'text', string>>;

const MOST_OCTETS = 75;

/** The day with its reminder as a calendar file that every calendar opens (RFC 5545, R18.4). */
export function calendarFile({ date, title, text }: PaymentDay): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creator Cash Advance//EN',
    'BEGIN:VEVENT',
    `UID:next-payment-${date}`,
    `DTSTAMP:${compact(date)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${REMINDER_DAYS_BEFORE_PAYMENT}D`,
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
