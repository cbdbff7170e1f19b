import { taxReturnYear } from '#machines/domain/business.ts';
import type { JourneyContext } from '#machines/journey/context.ts';

/** The year whose tax return is asked for; a signed contract keeps the one that it was signed with (R9.6, R12.8). */
export function taxYearOf({ contractTimes, today }: JourneyContext): number {
  return taxReturnYear(contractTimes.signedAt ?? today);
}
