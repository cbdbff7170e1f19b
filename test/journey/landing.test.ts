import { expect, it } from 'vitest';
import { NO_ANSWERS } from '#machines/domain/calculators.ts';
import type { AdvanceMonths, EligibilityQuestion } from '#machines/domain/choices.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { journeyAfter, opened } from './samples.ts';

/** The APR of the offer for so many months; an estimate's differs only by rounding (R19.1). */
const aprOf = (months: AdvanceMonths): number =>
  expect.closeTo(OFFERS.find((offer) => offer.months === months)?.aprPercent ?? 0, 0) as number;

const AT_FIRST: LandingView = {
  monthlyRevenueThousandDollars: 10,
  months: 3,
  estimatedAdvanceDollars: 30_000,
  estimatedPayout: { receivesDollars: 27_750, feeDollars: 2250, aprPercent: aprOf(3) },
  anchor: null,
  year: '2026',
  payout: { amountDollars: 10_000, months: 12, receivesDollars: 8500, feeDollars: 1500, aprPercent: aprOf(12) },
  eligibilityAnswers: NO_ANSWERS,
  eligibility: { verdict: 'open', unanswered: 5 },
};
const revenue = (thousandDollars: number): JourneyEvent => ({ type: 'calculator.revenueChanged', thousandDollars });
const size = (months: AdvanceMonths): JourneyEvent => ({ type: 'calculator.monthsChosen', months });
const amount = (amountDollars: number): JourneyEvent => ({ type: 'payout.amountChanged', amountDollars });
const duration = (months: AdvanceMonths): JourneyEvent => ({ type: 'payout.monthsChosen', months });
const answered = (question: EligibilityQuestion, isMet: boolean): JourneyEvent => {
  return { type: 'eligibility.answered', question, isMet };
};

const answers = (uploads: boolean, history: boolean | null) => ({
  eligibilityAnswers: { ...NO_ANSWERS, uploads, history },
});
const estimate = (thousandDollars: number, months: 3 | 6 | 12, dollars: number, feeDollars: number) => ({
  monthlyRevenueThousandDollars: thousandDollars,
  months,
  estimatedAdvanceDollars: dollars,
  estimatedPayout: { receivesDollars: dollars - feeDollars, feeDollars, aprPercent: aprOf(months) },
});
const YEARLY = estimate(10, 12, 120_000, 18_000);
const payout = (amountDollars: number, months: 3 | 6 | 12, receivesDollars: number, feeDollars: number) => ({
  payout: { amountDollars, months, receivesDollars, feeDollars, aprPercent: aprOf(months) },
});

it.each<[string, readonly JourneyEvent[], Partial<LandingView>]>([
  ['estimates 10 thousand dollars a month for 3 months at first (R3.7)', [], {}],
  ['takes a revenue on a step (R3.7, R7.1)', [revenue(55.4)], estimate(55, 3, 165_000, 12_375)],
  ['takes no larger revenue (R3.7, R7.1)', [revenue(101)], estimate(100, 3, 300_000, 22_500)],
  ['keeps the estimate meanwhile (R3.7)', [size(6), opened('/signin'), opened('/')], estimate(10, 6, 60_000, 6000)],
  ['works out what 10,000 dollars over 3 months bring (R3.8)', [duration(3)], payout(10_000, 3, 9250, 750)],
  ['works out what 20,000 dollars over 12 months bring (R3.8)', [amount(20_000)], payout(20_000, 12, 17_000, 3000)],
  ['takes an amount of 1,000 dollars at least (R3.8)', [amount(0)], payout(1000, 12, 850, 150)],
  ['takes 1,200,000 dollars at most (R3.8)', [amount(99_000_000)], payout(1_200_000, 12, 1_020_000, 180_000)],
  [
    'remembers each answer to the eligibility check and gives the verdict (R3.11)',
    [answered('uploads', false), answered('history', true)],
    { ...answers(false, true), eligibility: { verdict: 'notEligible', unmet: ['uploads'] } },
  ],
  [
    'takes the later of two answers to one question (R3.11)',
    [answered('uploads', false), answered('uploads', true)],
    { ...answers(true, null), eligibility: { verdict: 'open', unanswered: 4 } },
  ],
  ...(['calculator', 'calculate', 'how', 'why', 'qualification', 'faq', 'application-form'] as const).map(
    (anchor): [string, readonly JourneyEvent[], Partial<LandingView>] => [
      `points at its section #${anchor} when it is asked for (R3.6)`,
      [opened('/', `#${anchor}`)],
      { anchor },
    ],
  ),
  ['points at no unknown section (R3.6)', [opened('/', '#faq'), opened('/', '#nope')], {}],
  ['points at no section without its sign (R3.6)', [opened('/', 'faq')], {}],
  ['points at no section unless asked (R3.6)', [opened('/', '#faq'), opened('/', '')], {}],
  ['points at it from another screen (R3.6, R4.1)', [opened('/signin'), opened('/', '#how')], { anchor: 'how' }],
  ['keeps it at a section (R3.6, R3.7)', [size(12), opened('/', '#faq')], { ...YEARLY, anchor: 'faq' }],
])('The landing page %s', (_what, events, change) => {
  const { snapshot } = journeyAfter('/', events);
  expect(viewLanding(snapshot())).toEqual({ ...AT_FIRST, ...change });
  expect(snapshot().value.screen).toEqual('landing');
});
