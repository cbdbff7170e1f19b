import { act, type BoundFunctions, fireEvent, type queries, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';

const open = () => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION });
const calculator = () => within(screen.getByRole('region', { name: 'Estimate your advance' }));
const revenue = () => calculator().getByRole('slider', { name: 'Monthly subscription revenue' });
const typedRevenue = () =>
  calculator().getByRole<HTMLInputElement>('textbox', { name: 'Monthly subscription revenue' });
const figure = (part: BoundFunctions<typeof queries>, label: string) =>
  part.getByText(label, { selector: 'dt' }).closest('dl')?.textContent;
const estimate = () => figure(calculator(), 'Estimated advance');
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('the calculator', () => {
  it('estimates 3 months of $10,000 at first and asks for nothing more than Apply Now (R3.7)', () => {
    open();
    expect(revenue().getAttribute('aria-valuenow')).toEqual('10');
    expect(revenue().getAttribute('aria-valuetext')).toEqual('$10,000 per month');
    expect(typedRevenue().value).toEqual('$10,000');
    expect(calculator().getByRole<HTMLInputElement>('radio', { name: '3 months' }).checked).toEqual(true);
    expect(estimate()).toEqual('Estimated advance$30,0003 months of $10,000, before any fee.');
    expect(calculator().getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toEqual('/signin');
  });

  it.each([
    ['{ArrowRight}', 11],
    ['{ArrowUp}', 11],
    ['{PageUp}', 20],
    ['{Shift>}{ArrowRight}{/Shift}', 20],
    ['{PageUp}{PageDown}', 10],
    ['{ArrowRight}{ArrowLeft}', 10],
    ['{End}', 100],
    ['{End}{PageUp}', 100],
    ['{End}{Home}', 10],
    ['{ArrowLeft}', 10],
  ])('moves the revenue by the keys %s to %i thousand dollars (R7.1, R7.2)', async (keys, thousandDollars) => {
    const { journey, user } = open();
    act(() => revenue().focus());
    await user.keyboard(keys);
    expect(revenue().getAttribute('aria-valuenow')).toEqual(`${thousandDollars}`);
    expect(journey.actor.getSnapshot().context.calculator.monthlyRevenueThousandDollars).toEqual(thousandDollars);
  });

  it('multiplies the revenue by the months without any fee (R3.7)', async () => {
    const { sent, user } = open();
    act(() => revenue().focus());
    await user.keyboard('{ArrowRight}');
    expect(sent).toEqual([{ type: 'calculator.revenueChanged', thousandDollars: 11 }]);
    expect(estimate()).toEqual('Estimated advance$33,0003 months of $11,000, before any fee.');
    await user.keyboard('{End}');
    await user.click(calculator().getByRole('radio', { name: '12 months' }));
    expect(estimate()).toEqual('Estimated advance$1,200,00012 months of $100,000, before any fee.');
  });

  it('chooses one advance size at a time (R3.7)', async () => {
    const { sent, user } = open();
    const sizes = within(calculator().getByRole('radiogroup', { name: 'Advance size' }));
    const chosen = () => sizes.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    await user.click(sizes.getByRole('radio', { name: '12 months' }));
    expect(chosen()).toEqual([false, false, true]);
    await user.click(sizes.getByRole('radio', { name: '6 months' }));
    expect(chosen()).toEqual([false, true, false]);
    expect(sent).toEqual([
      { type: 'calculator.monthsChosen', months: 12 },
      { type: 'calculator.monthsChosen', months: 6 },
    ]);
    expect(estimate()).toEqual('Estimated advance$60,0006 months of $10,000, before any fee.');
  });

  it('counts a typed revenue once it is allowed and sets it right when the field is left (R3.7, R7.1)', async () => {
    const { sent, user } = open();
    await user.clear(typedRevenue());
    await user.type(typedRevenue(), '25000');
    expect(typedRevenue().value).toEqual('$25,000');
    expect(estimate()).toEqual('Estimated advance$75,0003 months of $25,000, before any fee.');
    await user.type(typedRevenue(), '0');
    await user.tab();
    expect(typedRevenue().value).toEqual('$100,000');
    await user.clear(typedRevenue());
    await user.type(typedRevenue(), '42700');
    await user.tab();
    expect(typedRevenue().value).toEqual('$43,000');
    await user.clear(typedRevenue());
    await user.tab();
    expect(typedRevenue().value).toEqual('$43,000');
    expect(sent).toEqual(
      [25, 100, 43].map((thousandDollars) => ({ type: 'calculator.revenueChanged', thousandDollars })),
    );
  });

  it('reads the estimate out once it has rested for 500 ms (R3.7)', () => {
    vi.useFakeTimers();
    open();
    const spoken = () => calculator().getByRole('status').textContent;
    pass(ESTIMATE_ANNOUNCEMENT_MS);
    expect(spoken()).toEqual('');
    fireEvent.keyDown(revenue(), { key: 'ArrowRight' });
    pass(ESTIMATE_ANNOUNCEMENT_MS - 1);
    fireEvent.keyDown(revenue(), { key: 'ArrowRight' });
    pass(ESTIMATE_ANNOUNCEMENT_MS - 1);
    expect(spoken()).toEqual('');
    pass(1);
    expect(spoken()).toEqual('Estimated advance: $36,000');
  });
});

describe('the offers in miniature', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Your offers and their repayment, in miniature' }));
  const cards = () =>
    preview()
      .getAllByRole<HTMLInputElement>('radio')
      .map((card) => [card.checked, document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent]);

  it('follow the calculator (R3.7, R8.1)', async () => {
    const { user } = open();
    act(() => revenue().focus());
    await user.keyboard('{PageUp}');
    await user.click(calculator().getByRole('radio', { name: '6 months' }));
    expect(preview().getByText('Your offers at $20,000 a month').textContent).toEqual('Your offers at $20,000 a month');
    expect(cards()).toEqual([
      [false, 'You receive$55,500Fee$4,500 (7.5%)You repay$60,000'],
      [true, 'You receive$108,000Fee$12,000 (10%)You repay$120,000'],
      [false, 'You receive$204,000Fee$36,000 (15%)You repay$240,000'],
    ]);
    expect(figure(preview(), 'How you repay')).toEqual(
      'How you repay90% of each payoutUntil $120,000 is covered. Then every payout is yours again.',
    );
    expect(preview().getByText(/^About/).textContent).toEqual(
      'About 6.7 months at this revenue. There is no fixed end date.',
    );
  });

  it('set the months of the calculator too (R3.7)', async () => {
    const { sent, user } = open();
    await user.click(preview().getByRole('radio', { name: '12 months' }));
    expect(sent).toEqual([{ type: 'calculator.monthsChosen', months: 12 }]);
    expect(estimate()).toEqual('Estimated advance$120,00012 months of $10,000, before any fee.');
  });

  it('draw one bar a payout, the last repaying less (R8.2)', () => {
    open();
    const heights = [...document.querySelectorAll('.repaying')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights.map((height) => Math.round((height / 96) * 100))).toEqual([
      90, 90, 90, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });
});

describe('the second calculator', () => {
  const payout = () => within(screen.getByRole('region', { name: 'One fee, shown in dollars' }));
  const amount = () => payout().getByRole<HTMLInputElement>('textbox', { name: 'Future revenue' });
  const sentence = () => payout().getByText(/^For \$/, { selector: 'p' }).textContent;

  it('shows what $10,000 over 12 months pays, the fee, and that it is an illustration (R3.8)', () => {
    open();
    expect(amount().value).toEqual('$10,000');
    expect(payout().getByRole<HTMLInputElement>('radio', { name: '12 months' }).checked).toEqual(true);
    expect(figure(payout(), 'You receive')).toEqual('You receive$8,500');
    expect(figure(payout(), 'The fee')).toEqual('The fee$1,50015% of the future revenue');
    expect(sentence()).toEqual(
      'For $10,000 of revenue over 12 months you receive $8,500 up front. The fee is $1,500, and it never grows.',
    );
    expect(payout().getByText(/^An illustration/).textContent).toEqual(
      'An illustration, not an offer. All offers are subject to final approval.',
    );
  });

  it.each([
    ['3 months', 'You receive$9,250', 'The fee$7507.5% of the future revenue'],
    ['6 months', 'You receive$9,000', 'The fee$1,00010% of the future revenue'],
  ])('takes the factor of %s (R3.8)', async (duration, receives, fee) => {
    const { user } = open();
    await user.click(payout().getByRole('radio', { name: duration }));
    expect(figure(payout(), 'You receive')).toEqual(receives);
    expect(figure(payout(), 'The fee')).toEqual(fee);
  });

  it('takes any amount between its bounds (R3.8)', async () => {
    const { user } = open();
    await user.clear(amount());
    await user.type(amount(), '64,000');
    expect(figure(payout(), 'You receive')).toEqual('You receive$54,400');
    await user.clear(amount());
    await user.type(amount(), '9');
    expect(figure(payout(), 'You receive')).toEqual('You receive$54,400');
    await user.tab();
    expect(amount().value).toEqual('$1,000');
    expect(figure(payout(), 'You receive')).toEqual('You receive$850');
  });
});
