import { expect, it } from 'vitest';
import { NO_ANSWERS, payoutFor } from '#machines/domain/calculators.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { journeyAfter, opened } from './samples.ts';

const revenue = (thousandDollars: number): JourneyEvent => ({ type: 'calculator.revenueChanged', thousandDollars });
const amount = (amountDollars: number): JourneyEvent => ({ type: 'payout.amountChanged', amountDollars });

const estimate = (monthlyRevenueThousandDollars: number, estimatedAdvanceDollars: number) => ({
  monthlyRevenueThousandDollars,
  months: 3 as const,
  estimatedAdvanceDollars,
  estimatedPayout: payoutFor(estimatedAdvanceDollars, 3),
});
const payout = (amountDollars: number) => ({
  payout: { amountDollars, months: 12 as const, ...payoutFor(amountDollars, 12) },
});
const AT_FIRST: LandingView = {
  ...estimate(10, 30_000),
  ...payout(10_000),
  anchor: null,
  year: '2026',
  eligibilityAnswers: NO_ANSWERS,
  eligibility: { verdict: 'open', unanswered: 5 },
};

it.each<[string, readonly JourneyEvent[], Partial<LandingView>]>([
  ['estimates 3 months of 10,000 dollars at first (R3.7)', [], {}],
  ['rounds the revenue to a step (R3.7, R7.1)', [revenue(55.4)], estimate(55, 165_000)],
  ['takes an amount of at least 1,000 dollars (R3.8)', [amount(0)], payout(1000)],
  ['ignores an unknown section (R3.6)', [opened('/', '#faq'), opened('/', '#nope')], {}],
])('Landing page %s', (_what, events, change) => {
  expect(viewLanding(journeyAfter('/', events).snapshot())).toEqual({ ...AT_FIRST, ...change });
});
