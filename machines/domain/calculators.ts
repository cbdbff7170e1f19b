import { EXAMPLE_MONTHS, EXAMPLE_REVENUE_THOUSAND_DOLLARS, REPAYMENT_PERCENT } from '#machines/constants.ts';
import { type AdvanceMonths, ELIGIBILITY_QUESTIONS, type EligibilityQuestion } from './choices.ts';
import { OFFERS } from './offers.ts';
import { estimatedAprPercent, schedulePayments } from './payments.ts';

/** Returns the estimate before the fee (R3.7). */
export function estimatedAdvanceDollars(monthlyRevenueThousandDollars: number, months: AdvanceMonths): number {
  return monthlyRevenueThousandDollars * 1000 * months;
}

/** Splits future revenue into payout and fee, at the rate of the offer with the same months (R3.8, R19.1). */
export function payoutFor(amountDollars: number, months: AdvanceMonths) {
  const feePercentage = OFFERS.find((offer) => offer.months === months)?.feePercentage ?? 0;
  const receivesDollars = Math.round((amountDollars * (100 - feePercentage)) / 100);
  const shareDollars = Math.round(((amountDollars / months) * REPAYMENT_PERCENT) / 100);
  const payments = schedulePayments(amountDollars, () => shareDollars);
  return {
    receivesDollars,
    feeDollars: amountDollars - receivesDollars,
    aprPercent: estimatedAprPercent(receivesDollars, payments),
  };
}

/** Returns the share of each monthly payout that goes to repayment; the last one may be smaller (R8.2, R8.4). */
export function repaymentShares(totalDollars: number, payoutDollars: number): readonly number[] {
  const maxDollars = (payoutDollars * REPAYMENT_PERCENT) / 100;
  const length = Math.ceil(totalDollars / maxDollars);
  return Array.from({ length }, (_, index) => {
    const remainingDollars = totalDollars - index * maxDollars;
    return Math.min(maxDollars, remainingDollars) / payoutDollars;
  });
}

export const EXAMPLE = (() => {
  const months = EXAMPLE_MONTHS;
  const totalDollars = estimatedAdvanceDollars(EXAMPLE_REVENUE_THOUSAND_DOLLARS, months);
  const payoutDollars = totalDollars / months;
  const repayingMonths = (totalDollars * 100) / (payoutDollars * REPAYMENT_PERCENT);
  const shares = repaymentShares(totalDollars, payoutDollars);
  return { months, payoutDollars, totalDollars, repayingMonths, shares, ...payoutFor(totalDollars, months) };
})();

/** Null until answered. */
type EligibilityAnswers = Readonly<Record<EligibilityQuestion, boolean | null>>;

export const NO_ANSWERS: EligibilityAnswers = {
  entity: null,
  share: null,
  uploads: null,
  history: null,
  revenue: null,
};

type Eligibility =
  | { readonly verdict: 'open'; readonly unanswered: number }
  | { readonly verdict: 'eligible' }
  | { readonly verdict: 'notEligible'; readonly unmet: readonly EligibilityQuestion[] };

/** One unmet criterion rules out eligibility; otherwise, every question must be answered (R3.11). */
export function eligibilityOf(answers: EligibilityAnswers): Eligibility {
  const unmet = ELIGIBILITY_QUESTIONS.filter((question) => answers[question] === false);
  if (unmet.length > 0) return { verdict: 'notEligible', unmet };
  const unanswered = ELIGIBILITY_QUESTIONS.filter((question) => answers[question] === null).length;
  return unanswered > 0 ? { verdict: 'open', unanswered } : { verdict: 'eligible' };
}
