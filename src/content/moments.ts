import { formatDate } from './format.ts';

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** An ISO time with its offset, in words and in its own zone: November 21, 2026, 09:40:00 UTC+00:00. */
export function formatMoment(isoTime: string): string {
  const [, date, time, zone] = ISO_TIME.exec(isoTime) ?? [];
  if (date === undefined || time === undefined || zone === undefined) return isoTime;
  return `${formatDate(date)}, ${time} UTC${zone === 'Z' ? '+00:00' : zone}`;
}
