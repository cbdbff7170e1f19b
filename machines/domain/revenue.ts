import { SAMPLE_REVENUE_DOLLARS } from '#machines/constants.ts';
import { addMonths } from './repayment.ts';

/** What a month brought, in whole dollars; the month is the ISO date of its first day. */
export type MonthRevenue = { readonly month: string; readonly dollars: number };

/** The revenue that the offers rest on: whole months before today, oldest first, and their average (R18.1). */
export type Revenue = { readonly months: readonly MonthRevenue[]; readonly averageDollars: number };

/** The sample revenue as seen on a day given as an ISO date (R18.1). */
export function sampleRevenue(today: string): Revenue {
  const thisMonth = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  const count = SAMPLE_REVENUE_DOLLARS.length;
  return {
    months: SAMPLE_REVENUE_DOLLARS.map((dollars, index) => ({ month: addMonths(thisMonth, index - count), dollars })),
    averageDollars: Math.round(SAMPLE_REVENUE_DOLLARS.reduce<number>((sum, dollars) => sum + dollars, 0) / count),
  };
}
