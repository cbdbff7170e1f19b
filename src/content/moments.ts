import { formatDate } from './format.ts';

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?(?:\.\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/;
const HOURS = 12;

/** An ISO time with its offset, as people in the US write it: November 21, 2026, 9:40 AM, 5 hours behind UTC (R18.4). */
export function formatMoment(isoTime: string): string {
  const [, date, hour, minute, sign = '+', zoneHours = '00', zoneMinutes = '00'] = ISO_TIME.exec(isoTime) ?? [];
  if (date === undefined || hour === undefined || minute === undefined) return isoTime;
  return `${formatDate(date)}, ${formatTime(`${hour}:${minute}`)}, ${zoneInWords(sign, Number(zoneHours), Number(zoneMinutes))}`;
}

/** A time of day: 9:40 AM for 09:40. */
function formatTime(time: string): string {
  const [hour = 0] = time.split(':').map(Number);
  return `${hour % HOURS || HOURS}:${time.slice('hh:'.length)} ${hour < HOURS ? 'AM' : 'PM'}`;
}

function zoneInWords(sign: string, hours: number, minutes: number): string {
  const parts = [count(hours, 'hour'), count(minutes, 'minute')].filter((part) => part !== '');
  if (parts.length === 0) return 'UTC';
  return `${parts.join(' ')} ${sign === '-' ? 'behind' : 'ahead of'} UTC`;
}

function count(number: number, unit: string): string {
  if (number === 0) return '';
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
