import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { Calculator } from '#src/screens/landing/parts/Calculator.tsx';
import { OfferPreview } from '#src/screens/landing/parts/OfferPreview.tsx';
import { Payout } from '#src/screens/landing/parts/Payout.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { attributesOf, descriptionOf, linksIn, shownOf, wordsOf } from './seen.ts';

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
  const openCalculator = () => open((view) => <Calculator view={view} />);
  const slider = () => screen.getByRole('slider', { name: 'Monthly subscription revenue' });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Monthly subscription revenue' });
  const bars = () => [document.querySelectorAll('.month').length, document.querySelectorAll('.laterMonth').length];

  it('estimates 3 months of $10,000 at first and asks for nothing more than Apply Now (R3.7, R7.1)', () => {
    openCalculator();
    const values = attributesOf(slider(), 'aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext');
    expect(values).toEqual(['10', '10', '100', '$10,000 per month']);
    expect([field().value, descriptionOf(field())]).toEqual(['$10,000', 'a month']);
    expect([chosen(), radios().length, bars()]).toEqual([['3 months'], 3, [3, 9]]);
    expect(figures()).toEqual(['Estimated advance$30,0003 months of $10,000, before any fee.']);
    expect(linksIn()).toEqual([['Apply Now', '/signin']]);
  });

  it('follows the slider and the one size that is chosen, without any fee (R3.7, R7.2)', async () => {
    const { sent, user } = openCalculator();
    act(() => slider().focus());
    await user.keyboard('{ArrowRight}{PageUp}');
    await user.click(radio('12 months'));
    await user.click(radio('6 months'));
    expect([chosen(), bars()]).toEqual([['6 months'], [6, 6]]);
    expect(figures()).toEqual(['Estimated advance$126,0006 months of $21,000, before any fee.']);
    expect(sent).toEqual([
      ...[11, 21].map((thousandDollars) => ({ type: 'calculator.revenueChanged', thousandDollars })),
      ...[12, 6].map((months) => ({ type: 'calculator.monthsChosen', months })),
    ]);
  });

  it('counts a typed revenue once it is allowed and sets it right when the field is left (R3.7, R7.1)', async () => {
    const { sent, user } = openCalculator();
    const retype = async (text: string) => {
      await user.clear(field());
      if (text !== '') await user.paste(text);
      const typed = field().value;
      await user.tab();
      return `${typed}: ${field().value}`;
    };
    const seen = [await retype('25x000'), await retype('250000'), await retype('42700'), await retype('')];
    expect(seen).toEqual(['$25,000: $25,000', '$250,000: $100,000', '$42,700: $43,000', ': $43,000']);
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
    expect([pass(ESTIMATE_ANNOUNCEMENT_MS - 1), pass(1)]).toEqual(['', 'Estimated advance: $36,000']);
    fireEvent.keyDown(slider(), { key: 'Home' });
    expect(pass(ESTIMATE_ANNOUNCEMENT_MS)).toEqual('Estimated advance: $30,000');
  });
});

it('The offers in miniature follow the calculator, with what each costs, and set its months (R3.7, R8.1)', async () => {
  const { journey, sent, user } = open((view) => <OfferPreview view={view} />);
  journey.send({ type: 'calculator.revenueChanged', thousandDollars: 20 });
  journey.send({ type: 'calculator.monthsChosen', months: 6 });
  const words = ['Your offers at $20,000 a month', 'About 6.7 months at this revenue. There is no fixed end date.'];
  expect(shownOf(words)).toEqual(words);
  expect(radios().map((card) => [card.checked, descriptionOf(card)])).toEqual([
    [false, 'You receive$55,500Fee$4,500 (7.5%)You repay$60,000'],
    [true, 'You receive$108,000Fee$12,000 (10%)You repay$120,000'],
    [false, 'You receive$204,000Fee$36,000 (15%)You repay$240,000'],
  ]);
  const repaying = '90% of each payoutUntil $120,000 is covered. Then every payout is yours again.';
  expect(figures().at(-1)).toEqual(`How you repay${repaying}`);
  await user.click(radio('12 months'));
  expect(sent.at(-1)).toEqual({ type: 'calculator.monthsChosen', months: 12 });
});

describe('the second calculator', () => {
  it('shows what an amount over 12, 3 or 6 months pays, the fee, and that it is an illustration (R3.8)', async () => {
    const { sent, user } = open(({ payout }) => <Payout payout={payout} />);
    const sentence = () => wordsOf(screen.getAllByText(/^For \$/, { selector: 'p' }));
    expect([chosen(), figures(), sentence()]).toEqual([
      ['12 months'],
      ['The fee$1,50015% of the future revenue', 'You receive$8,500'],
      ['For $10,000 of revenue over 12 months you receive $8,500 up front. The fee is $1,500, and it never grows.'],
    ]);
    const illustration = 'An illustration, not an offer. All offers are subject to final approval.';
    expect(shownOf([illustration])).toEqual([illustration]);
    await user.click(radio('3 months'));
    expect(figures()).toEqual(['The fee$7507.5% of the future revenue', 'You receive$9,250']);
    await user.click(radio('6 months'));
    expect(figures()).toEqual(['The fee$1,00010% of the future revenue', 'You receive$9,000']);
    expect(sent).toEqual([3, 6].map((months) => ({ type: 'payout.monthsChosen', months })));
  });

  it('rounds cents to whole dollars and says so beside the field, until another amount is typed (R17.4)', async () => {
    const { sent, user } = open(({ payout }) => <Payout payout={payout} />);
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Future revenue' });
    const rounded = () => wordsOf(screen.queryAllByText(/^Rounded/));
    await user.clear(amount);
    await user.type(amount, '1500.50');
    const words = ['Rounded to whole dollars: $1,501.'];
    expect([amount.value, rounded()]).toEqual(['$1,500.50', words]);
    await user.tab();
    expect([amount.value, rounded(), figures()[1]]).toEqual(['$1,501', words, 'You receive$1,276']);
    await user.clear(amount);
    await user.paste('2000');
    expect([rounded(), sent.at(-1)]).toEqual([[], { type: 'payout.amountChanged', amountDollars: 2000 }]);
  });

  it('takes any amount between its bounds (R3.8)', async () => {
    const { sent, user } = open(({ payout }) => <Payout payout={payout} />);
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Future revenue' });
    for (const typed of ['64,000', '9']) {
      await user.clear(amount);
      await user.paste(typed);
      expect(figures()[1]).toEqual('You receive$54,400');
    }
    await user.tab();
    expect([amount.value, figures()[1]]).toEqual(['$1,000', 'You receive$850']);
    expect(sent).toEqual([64_000, 1000].map((amountDollars) => ({ type: 'payout.amountChanged', amountDollars })));
  });
});
