const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Formats a time as ISO 8601 to the second, with the local offset. */
export function localIsoTime(time: Date): string {
  const offset = -time.getTimezoneOffset();
  const shifted = new Date(time.getTime() + offset * MINUTE_MS);
  const sign = offset < 0 ? '-' : '+';
  const hours = twoDigits(Math.floor(Math.abs(offset) / HOUR_MINUTES));
  const minutes = twoDigits(Math.abs(offset) % HOUR_MINUTES);
  return `${shifted.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${sign}${hours}:${minutes}`;
}

export function localIsoDate(time: Date): string {
  return localIsoTime(time).slice(0, 'YYYY-MM-DD'.length);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Adds months to an ISO date; in a shorter month, returns its last day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDate(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))));
}

export function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date);
  return isoDate(new Date(Date.UTC(year, month - 1, day + days)));
}

function partsOf(date: string): [number, number, number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
