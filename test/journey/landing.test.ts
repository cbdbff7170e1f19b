import { expect, it } from 'vitest';
import { NO_ANSWERS, payoutFor } from '#machines/domain/calculators.ts';
import type { AdvanceMonths, EligibilityQuestion } from '#machines/domain/choices.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { journeyAfter, visit } from './samples.ts';

const setRevenue = (thousandDollars: number): JourneyEvent => ({ type: 'calculator.revenueChanged', thousandDollars });
const setMonths = (months: AdvanceMonths): JourneyEvent => ({ type: 'calculator.monthsChosen', months });
const setPayoutAmount = (amountDollars: number): JourneyEvent => ({ type: 'payout.amountChanged', amountDollars });
const setPayoutMonths = (months: AdvanceMonths): JourneyEvent => ({ type: 'payout.monthsChosen', months });
const answerQuestion = (question: EligibilityQuestion, isMet: boolean): JourneyEvent => {
  return { type: 'eligibility.answered', question, isMet };
};

const estimate = (monthlyRevenueThousandDollars: number, months: AdvanceMonths, estimatedAdvanceDollars: number) => ({
  monthlyRevenueThousandDollars,
  months,
  estimatedAdvanceDollars,
  estimatedPayout: payoutFor(estimatedAdvanceDollars, months),
});
const payout = (amountDollars: number, months: AdvanceMonths) => ({
  payout: { amountDollars, months, ...payoutFor(amountDollars, months) },
});
const INITIAL_VIEW: LandingView = {
  ...estimate(10, 3, 30_000),
  ...payout(10_000, 12),
  anchor: null,
  year: '2026',
  eligibilityAnswers: NO_ANSWERS,
  eligibility: { verdict: 'open', unanswered: 5 },
};

it.each<[string, readonly JourneyEvent[], Partial<LandingView>]>([
  ['estimates 3 months of $10,000 initially (R3.7)', [], {}],
  ['rounds the revenue to a step (R3.7, R7.1)', [setRevenue(55.4)], estimate(55, 3, 165_000)],
  ['estimates the advance for another number of months (R3.7)', [setMonths(6)], estimate(10, 6, 60_000)],
  ['computes the payout for a number of months (R3.8)', [setPayoutMonths(3)], payout(10_000, 3)],
  ['raises the amount to at least $1,000 (R3.8)', [setPayoutAmount(0)], payout(1000, 12)],
  [
    'keeps each answer to the eligibility check (R3.11)',
    [answerQuestion('uploads', false), answerQuestion('history', true)],
    {
      eligibilityAnswers: { ...NO_ANSWERS, uploads: false, history: true },
      eligibility: { verdict: 'notEligible', unmet: ['uploads'] },
    },
  ],
  ['ignores an unknown section (R3.6)', [visit('/', '#faq'), visit('/', '#nope')], {}],
  ['clears the section when the address has no hash (R3.6)', [visit('/', '#faq'), visit('/')], {}],
  ['opens a section from another screen (R3.6, R4.1)', [visit('/signin'), visit('/', '#how')], { anchor: 'how' }],
])('Landing page %s', (_what, events, change) => {
  expect(viewLanding(journeyAfter('/', events).snapshot())).toEqual({ ...INITIAL_VIEW, ...change });
});
