import { SAMPLE_REVENUE_DOLLARS } from '#machines/constants.ts';
import { addMonths } from './repayment.ts';

export type Revenue = ReturnType<typeof sampleRevenue>;

/**
 * The sample revenue that the offers rest on, as seen on a day given as an ISO date: whole months before it by the ISO
 * dates of their first days, oldest first, and their average, in whole dollars (R18.1).
 */
export function sampleRevenue(today: string) {
  const thisMonth = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  const count = SAMPLE_REVENUE_DOLLARS.length;
  return {
    months: SAMPLE_REVENUE_DOLLARS.map((dollars, index) => ({ month: addMonths(thisMonth, index - count), dollars })),
    averageDollars: Math.round(SAMPLE_REVENUE_DOLLARS.reduce<number>((sum, dollars) => sum + dollars, 0) / count),
  };
}
