import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { LANDING } from '#src/content/landing.ts';
import { AdvanceCalculator, PayoutCalculator } from '#src/screens/landing/parts/Calculators.tsx';
import { Example } from '#src/screens/landing/parts/Hero.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { link, shownOf, textsOf, valuesIn } from './queries.ts';

/** A part of the landing page, which is slow to render as a whole. */
function Part({ of }: { of: (view: LandingView) => ReactNode }) {
  return of(useJourney(viewLanding));
}
const open = (of: (view: LandingView) => ReactNode) =>
  renderScreen(<Part of={of} />, ROUTES.landing.path, { session: GUEST_SESSION });
const openAdvance = () => open((view) => <AdvanceCalculator view={view} />);
const openPayout = () => open(({ payout }) => <PayoutCalculator payout={payout} />);

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const amount = () => screen.getByRole<HTMLInputElement>('textbox');
const radio = (months: 3 | 6 | 12) => screen.getByRole<HTMLInputElement>('radio', { name: LANDING.months(months) });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, labels }) => (checked ? textsOf(labels ?? []) : []));

describe('Revenue calculator', () => {
  it('estimates 3 months of $10,000 at first (R3.7, R7.1, R19.1)', () => {
    openAdvance();
    const { min, max, ariaValueText } = slider();
    expect({ min, max, ariaValueText }).toEqual({ min: '10', max: '100', ariaValueText: '$10,000 per month' });
    expect(chosen()).toEqual(['3 months']);
    expect(valuesIn()).toEqual({
      'Estimated advance': '$30,000',
      'You receive about': '$27,750',
      Fee: '$2,250 (7.5%)',
      'Estimated APR': '43.6%',
      'You repay': '$30,000',
    });
    expect(link(LANDING.applyNow).getAttribute('href')).toBe(ROUTES.signIn.path);
  });

  it('follows its slider and the one chosen size (R3.7, R7.2, R19.1)', async () => {
    const { sent, user } = openAdvance();
    act(() => slider().focus());
    await user.keyboard('{ArrowRight}{PageUp}');
    await user.click(radio(12));
    await user.click(radio(6));
    expect(chosen()).toEqual(['6 months']);
    expect(valuesIn()).toMatchObject({ 'Estimated advance': '$126,000', 'You receive about': '$113,400' });
    expect(sent).toEqual([
      ...[11, 21].map((thousandDollars) => ({ type: 'calculator.revenueChanged', thousandDollars })),
      ...[12, 6].map((months) => ({ type: 'calculator.monthsChosen', months })),
    ]);
  });

  it.each([
    ['1.2M', '$100,000', 'Lowered to $100,000, the highest amount.'],
    ['42700', '$43,000', 'Rounded to $43,000.'],
  ])('takes a typed revenue of %s as %s (R3.7, R7.1, R20.3)', async (text, shown, note) => {
    const { user } = openAdvance();
    await user.clear(amount());
    await user.paste(text);
    await user.tab();
    expect(amount().value).toBe(shown);
    expect(slider().ariaValueText).toBe(`${shown} per month`);
    expect(shownOf([note])).toEqual([note]);
  });

  it('announces the estimate once it has rested (R3.7)', () => {
    vi.useFakeTimers();
    openAdvance();
    const announcedAfter = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return screen.getByRole('status').textContent;
    };
    expect(announcedAfter(ESTIMATE_ANNOUNCEMENT_MS)).toBe('');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(announcedAfter(ESTIMATE_ANNOUNCEMENT_MS - 1)).toBe('');
    expect(announcedAfter(1)).toBe(
      'Estimated advance: $33,000. You receive about $30,525 after the fee. Estimated APR 43.6%.',
    );
  });
});

describe('Payout calculator', () => {
  it('estimates what an amount over the chosen months pays (R3.8, R19.1)', async () => {
    const { sent, user } = openPayout();
    expect(valuesIn()).toMatchObject({ 'You receive, after the fee': '$8,500', 'You repay': '$10,000' });
    await user.clear(amount());
    await user.paste('64,000');
    await user.click(radio(6));
    expect(chosen()).toEqual(['6 months']);
    expect(valuesIn()).toEqual({
      'You receive, after the fee': '$57,600',
      Fee: '$6,400 (10%)',
      'Estimated APR': '33.8%',
      'You repay': '$64,000',
    });
    expect(sent[0]).toEqual({ type: 'payout.amountChanged', amountDollars: 64_000 });
    expect(sent.at(-1)).toEqual({ type: 'payout.monthsChosen', months: 6 });
  });
});

it("The worked example's figures follow from its fee and its share (R3.8, R8.2, R19.1)", () => {
  open(() => <Example />);
  const { badge, receives, repays } = LANDING.example;
  expect(valuesIn()).toEqual({
    [receives]: '$108,000',
    Fee: '$12,000 (10%)',
    'Estimated APR': '33.8%',
    [repays]: '$120,000',
  });
  const repayment = '90% of each payout goes to repayment, for about 6.7 months. The rest is hers.';
  expect(shownOf([badge, repayment])).toEqual([badge, repayment]);
});
