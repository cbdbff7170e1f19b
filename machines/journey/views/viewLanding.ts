import { eligibilityOf, estimatedAdvanceDollars, payoutFor } from '#machines/domain/calculators.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export type LandingView = ReturnType<typeof viewLanding>;

/** The calculators, the eligibility check and the requested section (R3.6 to R3.8, R3.11). */
export function viewLanding({ context }: JourneySnapshot) {
  const { monthlyRevenueThousandDollars, months } = context.calculator;
  const advanceDollars = estimatedAdvanceDollars(monthlyRevenueThousandDollars, months);
  return {
    monthlyRevenueThousandDollars,
    months,
    estimatedAdvanceDollars: advanceDollars,
    estimatedPayout: payoutFor(advanceDollars, months),
    anchor: context.landingAnchor,
    year: context.today.slice(0, 'yyyy'.length),
    eligibilityAnswers: context.eligibility,
    eligibility: eligibilityOf(context.eligibility),
    payout: { ...context.payout, ...payoutFor(context.payout.amountDollars, context.payout.months) },
  };
}
