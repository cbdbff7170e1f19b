const MS_PER_SECOND = 1000;
const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;

/** A time as ISO 8601 text to the second, with the offset of the place where the creator is. */
export function localIsoTime(time: Date): string {
  const offset = -time.getTimezoneOffset();
  const shifted = new Date(time.getTime() + offset * SECONDS_PER_MINUTE * MS_PER_SECOND);
  const sign = offset < 0 ? '-' : '+';
  const hours = twoDigits(Math.floor(Math.abs(offset) / MINUTES_PER_HOUR));
  const minutes = twoDigits(Math.abs(offset) % MINUTES_PER_HOUR);
  return `${shifted.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${sign}${hours}:${minutes}`;
}

/** The calendar date where the creator is, as an ISO date. */
export function localIsoDate(time: Date): string {
  return localIsoTime(time).slice(0, 'YYYY-MM-DD'.length);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
