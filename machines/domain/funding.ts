import { FUNDING_DAYS, FUNDS_BUSINESS_DAYS } from '#machines/constants.ts';
import { addDays } from './repayment.ts';

/** Two ISO dates between which something is typically done. */
export type DateSpan = { readonly first: string; readonly last: string };

/** What follows a signature and when, as ISO dates (R14.3, R16.4). */
export type FundingTimeline = { readonly signed: string; readonly funding: DateSpan; readonly funds: DateSpan };

/** The timeline from the day of signing: funding within 24 to 48 hours, funds after 2 to 3 business days (R16.4). */
export function fundingTimeline(signed: string): FundingTimeline {
  return {
    signed,
    funding: { first: addDays(signed, FUNDING_DAYS.first), last: addDays(signed, FUNDING_DAYS.last) },
    funds: {
      first: addBusinessDays(signed, FUNDS_BUSINESS_DAYS.first),
      last: addBusinessDays(signed, FUNDS_BUSINESS_DAYS.last),
    },
  };
}

/** The ISO date so many business days later; Saturdays and Sundays do not count. */
function addBusinessDays(date: string, days: number): string {
  let [day, left] = [date, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
