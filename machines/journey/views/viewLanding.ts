import { estimatedAdvanceDollars, type Payout, payoutFor } from '#machines/domain/calculators.ts';
import { type Eligibility, type EligibilityAnswers, eligibilityOf } from '#machines/domain/eligibility.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { LandingAnchor } from '#machines/journey/routes.ts';
import type { AdvanceMonths } from '#machines/domain/choices.ts';

/** The landing page's two calculators and the section an address points at (R3.6 to R3.8). */
export type LandingView = {
  readonly monthlyRevenueThousandDollars: number;
  readonly months: AdvanceMonths;
  readonly estimatedAdvanceDollars: number;
  /** What of the estimate is left after the fee, and the fee. */
  readonly estimatedPayout: Payout;
  readonly anchor: LandingAnchor | null;
  readonly payout: Payout & { readonly amountDollars: number; readonly months: AdvanceMonths };
  readonly eligibilityAnswers: EligibilityAnswers;
  readonly eligibility: Eligibility;
};

export function viewLanding({ context }: JourneySnapshot): LandingView {
  const { monthlyRevenueThousandDollars, months } = context.calculator;
  const advanceDollars = estimatedAdvanceDollars(monthlyRevenueThousandDollars, months);
  return {
    monthlyRevenueThousandDollars,
    months,
    estimatedAdvanceDollars: advanceDollars,
    estimatedPayout: payoutFor(advanceDollars, months),
    anchor: context.landingAnchor,
    eligibilityAnswers: context.eligibility,
    eligibility: eligibilityOf(context.eligibility),
    payout: { ...context.payout, ...payoutFor(context.payout.amountDollars, context.payout.months) },
  };
}
