import { REMINDER_DAYS_BEFORE_PAYMENT } from '#machines/constants.ts';
import { addDays } from './time.ts';

type PaymentDay = Readonly<Record<'documentId' | 'date' | 'title' | 'text', string>>;

const MAX_LINE_OCTETS = 75;
/** Makes ids globally unique (RFC 7986). */
const ID_DOMAIN = 'creator-cash-advance.example';

/** Returns an iCalendar file with a payment and its reminder (RFC 5545, R18.4, R20.9). */
export function calendarFile({ documentId, date, title, text }: PaymentDay, writtenAt: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Creator Cash Advance//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(`${documentId}-${date}@${ID_DOMAIN}`)}`,
    `DTSTAMP:${utcTime(writtenAt)}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${REMINDER_DAYS_BEFORE_PAYMENT}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

const compact = (date: string) => date.replaceAll('-', '');
const utcTime = (time: string) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** Folds a line at 75 octets; continuation lines start with a space. */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const octets = new TextEncoder().encode(`${lines.at(-1)}${character}`).length;
    if (octets > MAX_LINE_OCTETS) lines.push(' ');
    lines[lines.length - 1] += character;
  }
  return lines.join('\r\n');
}
