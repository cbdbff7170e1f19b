import { BANK_HOLIDAY_DATES, BANK_HOLIDAY_WEEKDAYS, FUNDING_DAYS, FUNDS_BUSINESS_DAYS } from '#machines/constants.ts';
import { addDays } from './time.ts';

const [SUNDAY, MONDAY, SATURDAY, DAYS_OF_WEEK] = [0, 1, 6, 7];

export type FundingTimeline = ReturnType<typeof fundingTimeline>;
export type DateSpan = FundingTimeline['funds'];

/** Returns when funding begins (24 to 48 hours) and funds arrive (2 to 3 business days) after signing (R16.4). */
export function fundingTimeline(signed: string) {
  return {
    signed,
    funding: { first: addDays(signed, FUNDING_DAYS.first), last: addDays(signed, FUNDING_DAYS.last) },
    funds: {
      first: addBusinessDays(signed, FUNDS_BUSINESS_DAYS.first),
      last: addBusinessDays(signed, FUNDS_BUSINESS_DAYS.last),
    },
  };
}

function addBusinessDays(date: string, days: number): string {
  let [day, remaining] = [date, days];
  while (remaining > 0) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) remaining -= 1;
  }
  return day;
}

function isBusinessDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY && !isBankHoliday(date, weekday);
}

/** A holiday on a Sunday is observed on Monday. */
function isBankHoliday(date: string, weekday: number): boolean {
  const isFixedHoliday = (day: string) => BANK_HOLIDAY_DATES.some((holiday) => day.endsWith(`-${holiday}`));
  const month = monthOf(date);
  const nth = Math.ceil(Number(date.slice('yyyy-mm-'.length)) / DAYS_OF_WEEK);
  const isLast = monthOf(addDays(date, DAYS_OF_WEEK)) !== month;
  const weekdayKeys = (isLast ? [nth, 'last'] : [nth]).map((each) => `${month}/${weekday}/${each}`);
  return (
    isFixedHoliday(date) ||
    (weekday === MONDAY && isFixedHoliday(addDays(date, -1))) ||
    BANK_HOLIDAY_WEEKDAYS.some((holiday) => weekdayKeys.includes(holiday))
  );
}

function monthOf(date: string): string {
  return date.slice('yyyy-'.length, 'yyyy-mm'.length);
}
