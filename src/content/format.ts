import { KIB, MIB } from '#machines/constants.ts';

/** The language of every word, number and date. */
export const LOCALE = 'en-US';
const dollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const upToTwoDecimals = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const shortMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** Whole dollars with thousands separators: $231,000. */
export function formatDollars(amountDollars: number): string {
  return dollars.format(amountDollars);
}

/** Dollars with cents: $475.00. */
export function formatDollarsAndCents(amountDollars: number): string {
  return dollarsAndCents.format(amountDollars);
}

/** A percentage as it is: 7.5%. */
export function formatPercent(percent: number): string {
  return `${upToTwoDecimals.format(percent)}%`;
}

/** A number of months with one decimal: 3.3 months. */
export function formatMonths(months: number): string {
  return `${oneDecimal.format(months)} months`;
}

/** A number of days: 1 day, 14 days. */
export function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** An ISO date in words: December 5, 2026. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}

/** An ISO date near today, as people say it: Sunday, December 6. */
export function formatWeekday(isoDate: string): string {
  return weekday.format(new Date(`${isoDate}T00:00:00Z`));
}

/** The month of an ISO date: Oct 2026. */
export function formatMonth(isoDate: string): string {
  return shortMonth.format(new Date(`${isoDate}T00:00:00Z`));
}

const HOURS_PLACE = [11, 13] as const;
const MINUTES_PLACE = [14, 16] as const;
const NOON = 12;

/** The time of day of an ISO time, in its own zone: 9:14 AM. */
export function formatTime(isoTime: string): string {
  const hours = Number(isoTime.slice(...HOURS_PLACE));
  return `${hours % NOON || NOON}:${isoTime.slice(...MINUTES_PLACE)} ${hours < NOON ? 'AM' : 'PM'}`;
}

/** A file size as bytes, KB or MB with one decimal (R10.4). */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < KIB) return `${sizeBytes} bytes`;
  const kilobytes = oneDecimal.format(sizeBytes / KIB);
  // What rounds up to 1,024 KB is 1 MB.
  if (sizeBytes < MIB && kilobytes !== oneDecimal.format(KIB)) return `${kilobytes} KB`;
  return `${oneDecimal.format(sizeBytes / MIB)} MB`;
}
