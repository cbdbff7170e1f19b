import { isAdvanceMonths } from '#machines/domain/calculators.ts';
import { LANDING } from '#src/content/landing.ts';
import { ELIGIBILITY } from '#src/content/landingEligibility.ts';
import type { Hands, Sought } from '#test/paths/hands.ts';
import { type Drivers, field, presses, uses } from './driver.ts';

const { calculator, payout } = LANDING;
const DOLLARS_PER_THOUSAND = 1000;

const among = (group: string, name: string): Sought => ({
  role: 'radio',
  name,
  within: { role: 'radiogroup', name: group },
});
const months = (nameOf: typeof calculator.size, count: number) =>
  isAdvanceMonths(count) ? nameOf(count) : `${count} months`;
const amount = (dollars: number) => async (hands: Hands, sought: Sought) => {
  await hands.type(sought, String(dollars));
  await hands.visit(sought);
};

/** The landing page (R3). */
export const LANDING_DRIVERS = {
  'calculator.revenueChanged': uses(
    () => field(calculator.revenueLabel),
    (hands, sought, { event }) => amount(event.thousandDollars * DOLLARS_PER_THOUSAND)(hands, sought),
  ),
  'calculator.monthsChosen': presses(({ event }) =>
    among(calculator.sizeLegend, months(calculator.size, event.months)),
  ),
  'payout.amountChanged': uses(
    () => field(payout.amountLabel),
    (hands, sought, { event }) => amount(event.amountDollars)(hands, sought),
  ),
  'payout.monthsChosen': presses(({ event }) => among(payout.durationLegend, months(payout.duration, event.months))),
  'eligibility.answered': presses(({ event }) =>
    among(ELIGIBILITY.criteria[event.question].question, event.isMet ? ELIGIBILITY.yes : ELIGIBILITY.no),
  ),
} satisfies Partial<Drivers>;
