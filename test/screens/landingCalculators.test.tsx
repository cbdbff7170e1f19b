import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { LANDING } from '#src/content/landing.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { AdvanceCalculator, PayoutCalculator } from '#src/screens/landing/parts/Calculators.tsx';
import { Example } from '#src/screens/landing/parts/Hero.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { link, textsOf, valuesIn, visibleSentences } from './queries.ts';

/** Renders one part of the landing page, because the whole page is slow to render. */
function Part({ render }: { render: (view: LandingView) => ReactNode }) {
  return render(useJourney(viewLanding));
}
const openPart = (render: (view: LandingView) => ReactNode) =>
  renderScreen(<Part render={render} />, ROUTES.landing.path, { session: GUEST_SESSION });
const openAdvance = () => openPart((view) => <AdvanceCalculator view={view} />);
const openPayout = () => openPart(({ payout }) => <PayoutCalculator payout={payout} />);

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const amount = () => screen.getByRole<HTMLInputElement>('textbox');
const radio = (months: 3 | 6 | 12) => screen.getByRole<HTMLInputElement>('radio', { name: LANDING.months(months) });
const checkedTerms = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, labels }) => (checked ? textsOf(labels ?? []) : []));

describe('Revenue calculator', () => {
  it('starts at $10,000 a month for 3 months (R3.7, R7.1, R19.1)', () => {
    openAdvance();
    const { min, max, ariaValueText } = slider();
    expect({ min, max, ariaValueText }).toEqual({ min: '10', max: '100', ariaValueText: '$10,000 per month' });
    expect(checkedTerms()).toEqual(['3 months']);
    expect(valuesIn()).toEqual({
      'Estimated advance': '$30,000',
      'You receive about': '$27,750',
      Fee: '$2,250 (7.5%)',
      'Estimated APR': '43.6%',
      'You repay': '$30,000',
    });
    expect(link(LANDING.applyNow).getAttribute('href')).toBe(ROUTES.signIn.path);
  });

  it('updates with the slider and the chosen term (R3.7, R7.2, R19.1)', async () => {
    const { sent, user } = openAdvance();
    act(() => slider().focus());
    await user.keyboard('{ArrowRight}{PageUp}');
    await user.click(radio(12));
    await user.click(radio(6));
    expect(checkedTerms()).toEqual(['6 months']);
    expect(valuesIn()).toMatchObject({ 'Estimated advance': '$126,000', 'You receive about': '$113,400' });
    expect(sent).toEqual([
      ...[11, 21].map((thousandDollars) => ({ type: 'calculator.revenueChanged', thousandDollars })),
      ...[12, 6].map((months) => ({ type: 'calculator.monthsChosen', months })),
    ]);
  });

  it('lowers typed revenue to the maximum and shows a note (R3.7, R7.1, R20.3)', async () => {
    const { user } = openAdvance();
    await user.clear(amount());
    await user.paste('1.2M');
    await user.tab();
    expect(amount().value).toBe('$100,000');
    expect(slider().ariaValueText).toBe('$100,000 per month');
    expect(visibleSentences(['Lowered to $100,000, the highest amount.'])).toHaveLength(1);
  });

  it('announces the estimate once it stops changing (R3.7)', () => {
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
  it('estimates the funds for an amount and a term (R3.8, R19.1)', async () => {
    const { sent, user } = openPayout();
    expect(valuesIn()).toMatchObject({ 'You receive, after the fee': '$8,500', 'You repay': '$10,000' });
    await user.clear(amount());
    await user.paste('64,000');
    await user.click(radio(6));
    expect(checkedTerms()).toEqual(['6 months']);
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

it('The worked example shows figures that match its fee and share (R3.8, R8.2, R19.1)', () => {
  openPart(() => <Example />);
  const { badge, receives, repays } = LANDING.example;
  expect(valuesIn()).toEqual({
    [receives]: '$108,000',
    Fee: '$12,000 (10%)',
    'Estimated APR': '33.8%',
    [repays]: '$120,000',
  });
  const repayment = '90% of each payout goes to repayment, for about 6.7 months. The rest is hers.';
  expect(visibleSentences([badge, repayment])).toEqual([badge, repayment]);
});
