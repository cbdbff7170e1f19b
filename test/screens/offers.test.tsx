import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import {
  allWords,
  button,
  descriptionOf,
  linksIn,
  foldOf,
  partOf,
  shownOf,
  signWith,
  stateOf,
  wordsOf,
} from './seen.ts';

const SETTLED = /^You signed your contract on .+\. This page can no longer be changed\. See your signed contract$/;
const SELECT_FIRST = 'Select an offer to continue.';

const renderOffers = () => renderScreen(<OffersScreen />, ROUTES.offers.path);
const offers = () => screen.getAllByRole<HTMLInputElement>('radio');
const offer = (months: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${months}-month offer` });
const checkedOffers = () => offers().flatMap(({ checked, value }) => (checked ? [value] : []));
const columnsSelected = () => wordsOf(document.querySelectorAll('thead [data-selected]'));

describe('the offers', () => {
  it('are three, none selected at first, each with its fee in dollars and percent, APR, repayment and months (R8.1, R8.3, R8.4, R14.3, R18.2, R19.1)', () => {
    renderOffers();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Revenue Purchase Offers');
    expect([offers().map(({ value }) => value), checkedOffers()]).toEqual([['3-month', '6-month', '12-month'], []]);
    expect(offers().map(descriptionOf)).toEqual([
      'You receive$231,000Fee$18,750 (7.5%)Estimated APR43.7%You repay$249,750Takes about3.3 months',
      'You receive$450,000Fee$50,000 (10%)Estimated APR33.8%You repay$500,000Takes about6.7 months',
      'You receive$850,000Fee$150,000 (15%)Estimated APR28.2%You repay$1,000,000Takes about13.3 months',
    ]);
    expect(
      shownOf([
        'You can change your choice until you sign. What you repay includes the fee. At 90% of each payout, the 3-month offer takes about 3.3 months. All offers are subject to final approval.',
      ]),
    ).toHaveLength(1);
    expect(
      shownOf(['You keep 10% of each payout (about $8,333 a month). 90% goes to repayment (about $75,000).']),
    ).toHaveLength(1);
    expect(screen.queryByRole('note')).toBeNull();
    expect(allWords('listitem', partOf('region', 'How it works'))).toEqual([
      'Funding typically begins within 24-48 hours of contract execution.',
      'While you repay, we manage your Patreon login and payout settings. We set that up with you after you sign.',
      "Collections come directly from your membership platform's payouts, automatically.",
      'We email you a reminder 3 days before each payment.',
    ]);
  });

  it('stand side by side, fixed figures apart from estimates, with a weak month (R3.13, R8.1, R8.2, R8.4, R19.1)', () => {
    renderOffers();
    const [table] = screen.getAllByRole<HTMLTableElement>('table');
    const wordsIn = (row: HTMLTableRowElement) => wordsOf(row.cells).map((word) => word.replaceAll('\u00A0', ' '));
    const rows = [...(table?.rows ?? [])].map(wordsIn);
    const term = (name: string, ...figures: string[]) => [[name], [name, ...figures]];
    expect(rows).toEqual([
      ['Term', '3-month offer', '6-month offer', '12-month offer'],
      ['Fixed when you sign'],
      ...term('Amount received', '$231,000', '$450,000', '$850,000'),
      ...term('Fee', '$18,750', '$50,000', '$150,000'),
      ...term('Fee as a share of projected revenue', '7.5%', '10%', '15%'),
      ...term('Cost for each dollar received', '8.1 cents', '11.1 cents', '17.6 cents'),
      ...term('Total repayment', '$249,750', '$500,000', '$1,000,000'),
      ['Estimates, at the projected revenue'],
      ...term('Projected revenue in those months', '$250,000', '$500,000', '$1,000,000'),
      ...term('Monthly payment, 90% of a projected month', '$75,000', '$75,000', '$75,000'),
      ...term('Estimated APR', '43.7%', '33.8%', '28.2%'),
      ...term('Estimated APR if each month brings your best, $111,400', '53.7%', '43.5%', '36.9%'),
      ...term('Estimated time to repay', '3.3 months', '6.7 months', '13.3 months'),
      ...term('Last payment', '$24,750 in month 4', '$50,000 in month 7', '$25,000 in month 14'),
    ]);
    expect(wordsOf(foldOf('Compare the three offers').querySelectorAll('p'))).toEqual([
      'The APR is a yearly measure to compare costs. The 3-month offer has the smallest fee, but it is the most expensive per year, because it is repaid soonest.',
      'What the 3-month offer pays is rounded down to a whole thousand, so its total is a little below the projected revenue.',
      'At the projected revenue, the 3-month offer takes about 3.3 months. With less revenue, it takes longer.',
    ]);
    expect(wordsOf(foldOf('If your revenue dips').querySelectorAll('p, li')).slice(1)).toEqual([
      'A projected month: $83,333',
      '$75,000 to repayment',
      '$8,333 to you',
      'A month with 50% of that: $41,667',
      '$37,500 to repayment',
      '$4,167 to you',
      'Repaying then takes longer. The total stays the same: no interest, no late fees, no penalties. If members leave or your business fails in the ordinary course, you owe no more than 90% of what still comes in.',
    ]);
  });

  it('rest on a sample of revenue, told month by month and marked once as a sample (R16.5, R18.1)', () => {
    renderOffers();
    const revenue = partOf('region', 'Patreon revenue Sample');
    expect(shownOf(['Demo Creator, last 12 months'])).toHaveLength(1);
    expect(shownOf(['$83,333 a month on average'])).toHaveLength(1);
    const months = allWords('listitem', revenue);
    expect([months.length, months.every((month) => /^[A-Z][a-z]{2} \d{4}: \$\d{2,3},\d{3}$/.test(month))]).toEqual([
      12,
      true,
    ]);
    expect(screen.getAllByText('Sample')).toHaveLength(1);
  });

  it('fold away the table, the estimate, the summaries, the weak month and the words (R8.1, R19.2, R19.3)', () => {
    renderOffers();
    const folded = screen.getAllByRole<HTMLDetailsElement>('group').filter(({ tagName }) => tagName === 'DETAILS');
    expect(folded.map(({ open, firstChild }) => [open, firstChild?.textContent])).toEqual([
      [false, 'Compare the three offers'],
      [false, 'Patreon revenue by month'],
      [false, 'Can you live on this?'],
      [false, 'The same as a table'],
      [false, 'Offer summary'],
      [false, 'Summary of the 3-month offer'],
      [false, 'Summary of the 6-month offer'],
      [false, 'Summary of the 12-month offer'],
      [false, 'If your revenue dips'],
      [false, 'What we may do on Patreon'],
      [false, 'What these words mean'],
    ]);
    expect(
      folded
        .slice(-2)
        .flatMap((fold) => wordsOf(fold.querySelectorAll('dt')))
        .join(),
    ).toBe(
      'Before you sign,While you repay,Never,Once you have repaid,Purchase price,Purchased amount,Remittance,Delivered,Fee, or discount,Share of revenue,Projected revenue,Fee percentage,Estimated APR',
    );
  });
});

describe('the choice of an offer', () => {
  it('is of one offer at a time, has to be made before going on, and says what it means (R8.3, R19.1)', async () => {
    const { sent, user } = renderOffers();
    const bar = () => allWords('status').at(-1);
    const state = () => [stateOf(button('Continue')), bar(), columnsSelected().join()];
    const isFloating = () => document.querySelector('[data-floating]') !== null;
    expect([...state(), isFloating()]).toEqual([`off: ${SELECT_FIRST}`, '', '', true]);
    await user.click(button('Continue'));
    expect(sent).toEqual([]);
    await user.click(screen.getByText('3-month offer', { selector: 'label' }));
    await user.click(offer(6));
    const meaning =
      'You receive $450,000. You repay $500,000 in about 6.7 months. Estimated APR 33.8%. Subject to final approval.';
    expect([checkedOffers(), ...state(), isFloating()]).toEqual([
      ['6-month'],
      'on: ',
      meaning,
      '6-month offer,6-month offer',
      true,
    ]);
    await user.click(button('Continue'));
    const selected = ['3-month', '6-month'].map((offerId) => ({ type: 'offers.selected', offerId }));
    expect(sent).toEqual([...selected, { type: 'offers.continued' }]);
  });

  it('stands once the contract is signed, says why and still goes on (R8.3, R12.8)', async () => {
    const { journey, sent, user } = renderOffers();
    await signWith(journey, '6-month');
    journey.open(ROUTES.offers.path);
    expect(screen.getByRole('note').textContent).toMatch(SETTLED);
    expect(linksIn(partOf('note', ''))).toEqual([['See your signed contract', '/contract']]);
    expect([allWords('group')[0]?.startsWith('The three offers'), document.querySelector('[data-floating]')]).toEqual([
      true,
      null,
    ]);
    const before = sent.length;
    await user.click(offer(3));
    await user.click(button('Continue'));
    expect(sent.slice(before)).toEqual([{ type: 'offers.continued' }]);
    expect(checkedOffers()).toEqual(['6-month']);
  });
});
