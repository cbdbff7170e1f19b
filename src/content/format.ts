import { KIB, MIB } from '#machines/constants.ts';
import type { DateSpan } from '#machines/domain/funding.ts';

export const LOCALE = 'en-US';
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Adds thousands separators. `Intl.NumberFormat` would delay a phone's first paint by a tenth of a second. */
function formatNumber(value: number, decimals: number): string {
  // From 1e21 on, `toFixed` writes an exponent.
  const digits = value < 1e21 ? value.toFixed(decimals) : BigInt(Math.min(value, Number.MAX_VALUE)).toString();
  const [whole = '', ...rest] = digits.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.');
}

/** Formats whole dollars, such as `$231,000` or `-$1,667`. */
export function formatDollars(amountDollars: number): string {
  return `${amountDollars < 0 ? '-' : ''}$${formatNumber(Math.abs(amountDollars), 0)}`;
}

/** Formats dollars with cents, such as `$475.00`. */
export function formatDollarsAndCents(amountDollars: number): string {
  return `$${formatNumber(amountDollars, 2)}`;
}

/** Formats a percentage with up to two decimals, such as `7.5%`. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, 2).replace(/\.?0+$/, '')}%`;
}

export const APR_LABEL = 'Estimated APR';

/** Formats an APR with one decimal, such as `33.8%` (R19.1). */
export function formatApr(percent: number): string {
  return `${formatNumber(percent, 1)}%`;
}

/** Formats an APR as a sentence: `Estimated APR 33.8%.` */
export function formatAprInWords(percent: number): string {
  return `${APR_LABEL} ${formatApr(percent)}.`;
}

export function formatTenths(value: number): string {
  return formatNumber(value, 1);
}

/** Formats the cost of one dollar, such as `8.1 cents`. */
export function formatCents(dollars: number): string {
  return `${formatTenths(dollars * 100)} cents`;
}

export function formatMonths(months: number): string {
  return `${formatTenths(months)} months`;
}

/** Formats a count with its unit, such as `1 day` or `14 days`. */
export function formatCount(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Formats an ISO date or time, such as `December 5, 2026`. */
export function formatDate(isoDate: string): string {
  const { year, month, day } = dateParts(isoDate);
  return `${month} ${day}, ${year}`;
}

/** Formats an ISO date without its year, such as `Sunday, December 6`. */
export function formatWeekday(isoDate: string): string {
  const { month, day } = dateParts(isoDate);
  return `${WEEKDAYS[new Date(`${isoDate}T00:00:00Z`).getUTCDay()] ?? ''}, ${month} ${day}`;
}

/** Formats a span, such as `Tuesday, November 24 to Wednesday, November 25`. */
export function formatSpan({ first, last }: DateSpan): string {
  return `${formatWeekday(first)} to ${formatWeekday(last)}`;
}

/** Formats the month of an ISO date, such as `Oct 2026`. */
export function formatMonth(isoDate: string): string {
  const { year, month } = dateParts(isoDate);
  return `${month.slice(0, 3)} ${year}`;
}

function dateParts(isoDate: string) {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return { year, month: MONTHS[Number(month) - 1] ?? '', day: Number.parseInt(day, 10) };
}

/** Joins items, such as `a, b, and c`. */
export function formatList(items: readonly string[]): string {
  const [last = '', ...others] = items.toReversed();
  if (others.length < 2) return [...others, last].join(' and ');
  return `${others.toReversed().join(', ')}, and ${last}`;
}

/** Formats the time of day of an ISO time, in the zone of its offset, such as `9:14 AM`. */
export function formatTime(isoTime: string): string {
  const [, hours = '', minutes = ''] = /T(\d{2}):(\d{2})/.exec(isoTime) ?? [];
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** Formats an ISO time with its zone, such as `November 21, 2026, 9:40 AM, Eastern Standard Time` (R18.4). */
export function formatMoment(isoTime: string): string {
  return `${formatDate(isoTime)}, ${formatTime(isoTime)}, ${zoneOf(isoTime)}`;
}

/** Returns the name of this device's time zone if its offset matches, or else the offset from UTC. */
function zoneOf(isoTime: string): string {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})$/.exec(isoTime) ?? [];
  const offset = [formatCount(Number(hours), 'hour'), formatCount(Number(minutes), 'minute')];
  const parts = offset.filter((part) => !part.startsWith('0 '));
  if (parts.length === 0) return 'UTC';
  const time = new Date(isoTime);
  const offsetMinutes = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? 1 : -1);
  const nameParts = new Intl.DateTimeFormat(LOCALE, { timeZoneName: 'long' }).formatToParts(time);
  const name = nameParts.find(({ type }) => type === 'timeZoneName');
  if (time.getTimezoneOffset() === offsetMinutes && name !== undefined) return name.value;
  return `${parts.join(' ')} ${sign === '-' ? 'behind' : 'ahead of'} UTC`;
}

/** Formats a file size in bytes, or in KB or MB with one decimal (R10.4). */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < KIB) return `${sizeBytes} bytes`;
  const kilobytes = formatTenths(sizeBytes / KIB);
  // A size that rounds up to 1,024 KB is 1 MB.
  if (sizeBytes < MIB && kilobytes !== formatTenths(KIB)) return `${kilobytes} KB`;
  return `${formatTenths(sizeBytes / MIB)} MB`;
}
