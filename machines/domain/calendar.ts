import { REMINDER_DAYS_BEFORE_PAYMENT } from '#machines/constants.ts';
import { addDays } from './time.ts';

/** A payment of a contract: the ISO date of its day, and the words of its entry. */
type PaymentDay = Readonly<Record<'documentId' | 'date' | 'title' | 'text', string>>;

const MOST_OCTETS = 75;
/** Sets our ids apart from those of other programs (RFC 7986). No mail or page has this name. */
const ID_DOMAIN = 'creator-cash-advance.example';

/** A calendar file with the day of a payment and its reminder, written at an ISO time (RFC 5545, R18.4, R20.9). */
export function calendarFile({ documentId, date, title, text }: PaymentDay, writtenAt: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creator Cash Advance//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(`${documentId}-${date}@${ID_DOMAIN}`)}`,
    `DTSTAMP:${utcTime(writtenAt)}`,
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
const utcTime = (time: string) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The text of a value; characters that no value may hold are dropped. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** Breaks a line after 75 octets at most; each following line begins with a blank. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const octets = new TextEncoder().encode(`${lines.at(-1)}${letter}`).length;
    if (octets > MOST_OCTETS) lines.push(' ');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n');
}
