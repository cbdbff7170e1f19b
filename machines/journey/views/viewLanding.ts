import { type AdvanceMonths, estimatedAdvanceDollars } from '#machines/domain/calculators.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { LandingAnchor } from '#machines/journey/routes.ts';

/** The landing page's calculator and the section an address points at (R3.6, R3.7). */
export type LandingView = {
  readonly monthlyRevenueThousandDollars: number;
  readonly months: AdvanceMonths;
  readonly estimatedAdvanceDollars: number;
  readonly anchor: LandingAnchor | null;
};

export function viewLanding({ context }: JourneySnapshot): LandingView {
  const { monthlyRevenueThousandDollars, months } = context.calculator;
  return {
    monthlyRevenueThousandDollars,
    months,
    estimatedAdvanceDollars: estimatedAdvanceDollars(monthlyRevenueThousandDollars, months),
    anchor: context.landingAnchor,
  };
}
