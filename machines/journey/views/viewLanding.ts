import { eligibilityOf, estimatedAdvanceDollars, payoutFor } from '#machines/domain/calculators.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export type LandingView = ReturnType<typeof viewLanding>;

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
