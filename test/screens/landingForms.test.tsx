import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { DOLLAR_NOTES } from '#src/content/components.ts';
import { LANDING } from '#src/content/landing.ts';
import { AdvanceCalculator, PayoutCalculator } from '#src/screens/landing/parts/Calculators.tsx';
import { Example } from '#src/screens/landing/parts/Hero.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { attributesOf, descriptionOf, linksIn, shownOf, wordsOf } from './seen.ts';

const { payout: PAYOUT } = LANDING;

/** A part of the landing page by itself: the whole page takes long to draw. */
function Part({ of }: { of: (view: LandingView) => ReactNode }) {
  return of(useJourney(viewLanding));
}

const open = (of: (view: LandingView) => ReactNode) => renderScreen(<Part of={of} />, '/', { session: GUEST_SESSION });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => radios().flatMap(({ checked, labels }) => (checked ? wordsOf(labels ?? []) : []));
const figures = () => wordsOf(document.querySelectorAll('dl'));

afterEach(() => {
  vi.useRealTimers();
});

describe('the calculator', () => {
  const openCalculator = () => open((view) => <AdvanceCalculator view={view} />);
  const slider = () => screen.getByRole('slider', { name: 'Monthly subscription revenue' });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Monthly subscription revenue' });
  const seen = () => [chosen(), ...figures()];

  it('estimates 3 months of $10,000 at first and asks for nothing more than Apply Now (R3.7, R7.1, R19.1)', () => {
    openCalculator();
    const values = attributesOf(slider(), 'min', 'value', 'max', 'aria-valuetext');
    expect(values).toEqual(['10', '10', '100', '$10,000 per month']);
    expect(field().value).toBe('$10,000');
    expect(descriptionOf(field()).trim()).toBe('a month');
    const rows = 'You receive about$27,750Fee$2,250 (7.5%)Estimated APR43.6%You repay$30,000';
    expect(seen()).toEqual([['3 months'], 'Estimated advance$30,000', rows]);
    expect(radios().length).toBe(3);
    expect(linksIn()).toEqual([['Apply Now', '/signin']]);
  });

  it('follows the slider and the one size that is chosen, before the fee and after it (R3.7, R7.2, R19.1)', async () => {
    const { sent, user } = openCalculator();
    act(() => slider().focus());
    await user.keyboard('{ArrowRight}{PageUp}');
    await user.click(radio('12 months'));
    await user.click(radio('6 months'));
    const rows = 'You receive about$113,400Fee$12,600 (10%)Estimated APR33.8%You repay$126,000';
    expect(seen()).toEqual([['6 months'], 'Estimated advance$126,000', rows]);
    expect(sent).toEqual([
      ...[11, 21].map((thousandDollars) => ({ type: 'calculator.revenueChanged', thousandDollars })),
      ...[12, 6].map((months) => ({ type: 'calculator.monthsChosen', months })),
    ]);
  });

  it('counts a typed revenue once it is allowed, sets it right when the field is left and says so (R3.7, R7.1)', async () => {
    const { sent, user } = openCalculator();
    const retype = async (text: string) => {
      await user.clear(field());
      if (text !== '') await user.paste(text);
      const typed = field().value;
      await user.tab();
      return [`${typed}: ${field().value}`, ...wordsOf(screen.queryAllByText(/^Rounded/))].join(' ');
    };
    const seen = [await retype('25k'), await retype('1.2M'), await retype('42700'), await retype('')];
    expect(seen).toEqual(['25k: $25,000', '1.2M: $100,000', '42700: $43,000 Rounded to $43,000.', ': $43,000']);
    const counted = sent.map((event) => 'thousandDollars' in event && event.thousandDollars);
    expect(counted).toEqual([25, 25, 100, 43]);
  });

  it('reads the estimate out once it has rested for 500 ms (R3.7)', () => {
    vi.useFakeTimers();
    openCalculator();
    const pass = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
      return screen.getByRole('status').textContent;
    };
    expect(pass(ESTIMATE_ANNOUNCEMENT_MS)).toEqual('');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(pass(ESTIMATE_ANNOUNCEMENT_MS - 1)).toEqual('');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect([pass(ESTIMATE_ANNOUNCEMENT_MS - 1), pass(1)]).toEqual([
      '',
      'Estimated advance: $36,000. You receive about $33,300 after the fee. Estimated APR 43.6%.',
    ]);
    fireEvent.keyDown(slider(), { key: 'Home' });
    expect(pass(ESTIMATE_ANNOUNCEMENT_MS)).toEqual(
      'Estimated advance: $30,000. You receive about $27,750 after the fee. Estimated APR 43.6%.',
    );
  });
});

describe('an amount that is typed', () => {
  const openPayout = () => {
    const view = open(({ payout }) => <PayoutCalculator payout={payout} />);
    return { ...view, amount: screen.getByRole<HTMLInputElement>('textbox', { name: PAYOUT.amountLabel }) };
  };

  it('stays as typed until the field is left (R20.2)', async () => {
    const { sent, user, amount } = openPayout();
    await user.clear(amount);
    const shown: string[] = [];
    for (const letter of '２５,000') {
      await user.keyboard(letter);
      shown.push(amount.value);
    }
    expect(shown).toEqual(['２', '２５', '２５,', '２５,0', '２５,00', '２５,000']);
    expect(sent).toEqual([{ type: 'payout.amountChanged', amountDollars: 25_000 }]);
    await user.tab();
    expect(amount.value).toBe('$25,000');
  });

  it.each([
    ['10,000 to 20,000', DOLLAR_NOTES.unclear],
    ['50.000', 'Did you mean $50,000 or $50.00? Type the one you mean.'],
  ])('stays with a message when %j is pasted, and counts nothing (R20.3)', async (text, message) => {
    const { sent, user, amount } = openPayout();
    await user.clear(amount);
    await user.paste(text);
    const pasted = { value: amount.value, invalid: amount.ariaInvalid, described: descriptionOf(amount) };
    expect(pasted).toEqual({ value: text, invalid: 'true', described: `${PAYOUT.amountHint} ${message}` });
    await user.tab();
    expect(amount.value).toBe(text);
    expect(sent).toEqual([]);
    await user.clear(amount);
    expect(amount.ariaInvalid).toBeNull();
    await user.tab();
    expect(amount.value).toBe('$10,000');
  });

  it('has no message before the field is left, and loses it with the next change (R20.3)', async () => {
    const { user, amount } = openPayout();
    await user.type(amount, '{Backspace}');
    const typing = { value: amount.value, invalid: amount.ariaInvalid };
    expect(typing).toEqual({ value: '$10,00', invalid: null });
    await user.tab();
    expect(amount.ariaInvalid).toBe('true');
    await user.type(amount, '0');
    const corrected = { value: amount.value, invalid: amount.ariaInvalid, described: descriptionOf(amount).trim() };
    expect(corrected).toEqual({ value: '$10,000', invalid: null, described: PAYOUT.amountHint });
  });

  it.each([25, 400, 10_000])('is lowered from %d digits, which it says (R20.3)', async (length) => {
    const { user, amount } = openPayout();
    await user.clear(amount);
    await user.paste('9'.repeat(length));
    await user.tab();
    expect(amount.value).toBe('$1,200,000');
    expect(descriptionOf(amount)).toContain('Lowered to $1,200,000, the highest amount.');
  });

  it('gives way to the slider, even back at the same amount (R7.2, R20.3)', async () => {
    const { user } = open((view) => <AdvanceCalculator view={view} />);
    const amount = screen.getByRole<HTMLInputElement>('textbox');
    await user.clear(amount);
    await user.paste('abc');
    await user.click(screen.getByRole('slider'));
    await user.keyboard('{ArrowRight}');
    const moved = { value: amount.value, invalid: amount.ariaInvalid };
    expect(moved).toEqual({ value: '$11,000', invalid: null });
    await user.keyboard('{ArrowLeft}');
    const back = { value: amount.value, invalid: amount.ariaInvalid };
    expect(back).toEqual({ value: '$10,000', invalid: null });
  });
});

it('The worked example has a name, is marked, and its figures follow from the fee and the share that repays (R3.8, R8.2, R19.1)', () => {
  open(() => <Example />);
  const { fee } = LANDING;
  const { badge, receives, repays } = LANDING.example;
  expect(shownOf([badge])).toEqual([badge]);
  expect(figures()).toEqual([`${receives}$108,000`, `${fee}$12,000 (10%)Estimated APR33.8%${repays}$120,000`]);
  const repayment = '90% of each payout goes to repayment, for about 6.7 months. The rest is hers.';
  expect(shownOf([repayment])).toEqual([repayment]);
  expect(document.querySelectorAll('.advance')).toHaveLength(8);
});

describe('the second calculator', () => {
  it('shows what an amount over 12, 3 or 6 months pays, the fee, and that it is an estimate (R3.8, R19.1)', async () => {
    const { sent, user } = open(({ payout }) => <PayoutCalculator payout={payout} />);
    const seen = () => [chosen(), figures()].flat();
    const rows = (fee: string, apr: string) => `${LANDING.fee}${fee}Estimated APR${apr}You repay$10,000`;
    expect(seen()).toEqual(['12 months', `You receive, after the fee$8,500`, rows('$1,500 (15%)', '28.2%')]);
    expect(shownOf([LANDING.estimates])).toEqual([LANDING.estimates]);
    await user.click(radio('3 months'));
    expect(seen()).toEqual(['3 months', `You receive, after the fee$9,250`, rows('$750 (7.5%)', '43.6%')]);
    await user.click(radio('6 months'));
    expect(seen()).toEqual(['6 months', `You receive, after the fee$9,000`, rows('$1,000 (10%)', '33.8%')]);
    expect(sent).toEqual([3, 6].map((months) => ({ type: 'payout.monthsChosen', months })));
  });

  it('rounds cents to whole dollars and says so beside the field, until another amount is typed (R17.4)', async () => {
    const { sent, user } = open(({ payout }) => <PayoutCalculator payout={payout} />);
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: PAYOUT.amountLabel });
    const rounded = () => wordsOf(screen.queryAllByText(/^Rounded/));
    await user.clear(amount);
    await user.type(amount, '1500.50');
    const words = ['Rounded to $1,501.'];
    expect([amount.value, rounded()]).toEqual(['1500.50', words]);
    await user.tab();
    expect([amount.value, rounded(), figures()[0]]).toEqual(['$1,501', words, `You receive, after the fee$1,276`]);
    expect(shownOf(['$225 (15%)'])).toHaveLength(1);
    await user.clear(amount);
    await user.paste('2000');
    expect([rounded(), sent.at(-1)]).toEqual([[], { type: 'payout.amountChanged', amountDollars: 2000 }]);
  });

  it('takes any amount between its bounds, which it names where they are passed (R3.8, R17.4)', async () => {
    const { sent, user } = open(({ payout }) => <PayoutCalculator payout={payout} />);
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: PAYOUT.amountLabel });
    for (const typed of ['64,000', '9']) {
      await user.clear(amount);
      await user.paste(typed);
      expect(figures()[0]).toEqual(`You receive, after the fee$54,400`);
    }
    const bounds = ['Raised to $1,000, the lowest amount.', 'Lowered to $1,200,000, the highest amount.'];
    expect(shownOf(bounds)).toEqual([]);
    await user.tab();
    expect([amount.value, figures()[0], shownOf(bounds)]).toEqual([
      '$1,000',
      `You receive, after the fee$850`,
      [bounds[0]],
    ]);
    await user.clear(amount);
    await user.paste('1200001');
    await user.tab();
    expect([amount.value, shownOf(bounds)]).toEqual(['$1,200,000', [bounds[1]]]);
    expect(sent).toEqual(
      [64_000, 1000, 1_200_000].map((amountDollars) => ({ type: 'payout.amountChanged', amountDollars })),
    );
  });
});
