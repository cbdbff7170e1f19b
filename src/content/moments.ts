import { formatDate, formatTime } from './format.ts';

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/** An ISO time with its offset, as people in the US write it: November 21, 2026, 9:40 AM, 5 hours behind UTC (R18.4). */
export function formatMoment(isoTime: string): string {
  const [, date, sign = '+', zoneHours = '00', zoneMinutes = '00'] = ISO_TIME.exec(isoTime) ?? [];
  if (date === undefined) return isoTime;
  return `${formatDate(date)}, ${formatTime(isoTime)}, ${zoneInWords(sign, Number(zoneHours), Number(zoneMinutes))}`;
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
