import { describe, expect, it } from 'vitest';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused } from './samples.ts';

const SIZES = [
  ['threeMonths', 3, 30_000],
  ['sixMonths', 6, 60_000],
  ['twelveMonths', 12, 120_000],
] as const;

describe('When in landing', () => {
  it('estimates 10 thousand dollars a month for 3 months at first (R3.7)', () => {
    const journey = journeyAt('/');
    expect(journey.where().screen).toEqual({ landing: 'threeMonths' });
    expect(viewLanding(journey.snapshot())).toEqual({
      monthlyRevenueThousandDollars: 10,
      months: 3,
      estimatedAdvanceDollars: 30_000,
      anchor: null,
      payout: { amountDollars: 10_000, months: 12, receivesDollars: 8500, feeDollars: 1500 },
      eligibilityAnswers: { uploads: null, history: null, revenue: null },
      eligibility: { verdict: 'open', unanswered: 3 },
    });
  });

  it.each([
    [55, 55],
    [55.4, 55],
    [9, 10],
    [-1, 10],
    [101, 100],
    [Number.NaN, 10],
  ])('moves the revenue to %d: it becomes %d thousand dollars (R3.7, R7.1)', (thousandDollars, kept) => {
    const journey = journeyAt('/');
    journey.send({ type: 'calculator.revenueChanged', thousandDollars });
    expect(viewLanding(journey.snapshot()).monthlyRevenueThousandDollars).toBe(kept);
  });

  it.each([
    [3, 9250, 750],
    [6, 9000, 1000],
    [12, 8500, 1500],
  ])('works out what 10,000 dollars over %d months bring (R3.8)', (months, receivesDollars, feeDollars) => {
    const journey = journeyAt('/');
    journey.send({ type: 'payout.monthsChosen', months });
    expect(viewLanding(journey.snapshot()).payout).toEqual({
      amountDollars: 10_000,
      months,
      receivesDollars,
      feeDollars,
    });
  });

  it.each([
    [20_000, 20_000],
    [0, 1000],
    [99_000_000, 1_200_000],
  ])('takes an amount of %d as %d dollars (R3.8)', (amountDollars, kept) => {
    const journey = journeyAt('/');
    journey.send({ type: 'payout.amountChanged', amountDollars });
    expect(viewLanding(journey.snapshot()).payout.amountDollars).toBe(kept);
  });

  it('refuses a duration that is none of the three (R3.8)', () => {
    expectRefused(journeyAt('/'), { type: 'payout.monthsChosen', months: 9 });
  });

  it.each([0, 4, 9, 24, -3, 3.5, Number.NaN])('refuses an advance of %d months (R3.7)', (months) => {
    expectRefused(journeyAt('/'), { type: 'calculator.monthsChosen', months });
  });

  it.each([
    ['#calculator', 'calculator'],
    ['#calculate', 'calculate'],
    ['#how', 'how'],
    ['#qualification', 'qualification'],
    ['#faq', 'faq'],
    ['#application-form', 'application-form'],
    ['#nope', null],
    ['', null],
    ['faq', null],
  ])('points at the section that %j names: %j (R3.6)', (hash, anchor) => {
    const journey = journeyAt('/');
    journey.open('/', hash);
    expect(viewLanding(journey.snapshot()).anchor).toBe(anchor);
  });

  it('points at a section when it is opened from another screen (R3.6, R4.1)', () => {
    const journey = journeyAt('/signin');
    journey.open('/', '#application-form');
    expect(viewLanding(journey.snapshot()).anchor).toBe('application-form');
  });

  it('keeps the estimate when a section is asked for (R3.6, R3.7)', () => {
    const journey = journeyAt('/');
    journey.send({ type: 'calculator.monthsChosen', months: 12 });
    journey.open('/', '#faq');
    expect(viewLanding(journey.snapshot())).toEqual({
      monthlyRevenueThousandDollars: 10,
      months: 12,
      estimatedAdvanceDollars: 120_000,
      anchor: 'faq',
      payout: { amountDollars: 10_000, months: 12, receivesDollars: 8500, feeDollars: 1500 },
      eligibilityAnswers: { uploads: null, history: null, revenue: null },
      eligibility: { verdict: 'open', unanswered: 3 },
    });
  });
});

describe('The eligibility check on landing', () => {
  it('remembers each answer, the later one for the same question, and gives the verdict (R3.11)', () => {
    const journey = journeyAt('/');
    journey.send({ type: 'eligibility.answered', question: 'uploads', isMet: false });
    journey.send({ type: 'eligibility.answered', question: 'history', isMet: true });
    const { eligibilityAnswers, eligibility } = viewLanding(journey.snapshot());
    expect(eligibilityAnswers).toEqual({ uploads: false, history: true, revenue: null });
    expect(eligibility).toEqual({ verdict: 'notEligible', unmet: ['uploads'] });
    journey.send({ type: 'eligibility.answered', question: 'uploads', isMet: true });
    expect(viewLanding(journey.snapshot()).eligibility).toEqual({ verdict: 'open', unanswered: 1 });
  });
});

describe.each(SIZES)('When in landing.%s', (state, months) => {
  const at = () => {
    const journey = journeyAt('/');
    journey.send({ type: 'calculator.monthsChosen', months });
    return journey;
  };

  it.each(SIZES)('goes to %s when %i months are chosen: one size at a time (R3.7)', (next, chosen, dollars) => {
    const journey = at();
    journey.send({ type: 'calculator.monthsChosen', months: chosen });
    expect(journey.where().screen).toEqual({ landing: next });
    expect(viewLanding(journey.snapshot()).estimatedAdvanceDollars).toBe(dollars);
  });

  it(`comes back to ${state} after another screen was open (R3.7)`, () => {
    const journey = at();
    journey.open('/signin');
    journey.open('/');
    expect(journey.where().screen).toEqual({ landing: state });
  });
});
