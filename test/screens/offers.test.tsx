import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { allWords, button, descriptionOf, partOf, said, shownOf, signWith, standingOf, wordsOf } from './seen.ts';

const SETTLED = 'Your contract is signed, so this choice can no longer be changed.';
const SELECT_FIRST = 'Select an offer to continue.';

const renderOffers = () => renderScreen(<OffersScreen />, ROUTES.offers.path);
const offers = () => screen.getAllByRole<HTMLInputElement>('radio');
const offer = (months: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${months}-month offer` });
const checkedOffers = () => offers().flatMap(({ checked, value }) => (checked ? [value] : []));
const columnsSelected = () => wordsOf(document.querySelectorAll('thead [data-selected]'));

describe('the offers', () => {
  it('are three, none selected at first, each with its costs and repayment (R8.1, R8.3, R8.4, R14.3)', () => {
    renderOffers();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Revenue Purchase Offers');
    expect([offers().map(({ value }) => value), checkedOffers()]).toEqual([['3-month', '6-month', '12-month'], []]);
    expect(offers().map(descriptionOf)).toEqual([
      'You receive$231,000You repay $249,750 Fee: 7.5% of projected revenue',
      'You receive$450,000You repay $500,000 Fee: 10% of projected revenue',
      'You receive$850,000You repay $1,000,000 Fee: 15% of projected revenue',
    ]);
    const approval = 'All offers are subject to final approval.';
    expect(shownOf([approval, SETTLED])).toEqual([approval]);
    expect(allWords('listitem', partOf('region', 'How funding and repayment work'))).toEqual([
      'Funding typically begins within 24-48 hours of contract execution.',
      "Collections are taken directly from your membership platform's payouts.",
      'Each month, 90% of your payouts goes to repayment and 10% is paid to you.',
      'Payments are automatic: they go through your membership platform each month.',
      'You get an e-mail reminder 3 days before each payment.',
    ]);
  });

  it('stand side by side, fixed figures apart from estimates, with a weak month (R3.13, R8.1, R8.2, R8.4)', () => {
    renderOffers();
    const [table] = screen.getAllByRole<HTMLTableElement>('table');
    const wordsIn = (row: HTMLTableRowElement) => wordsOf(row.cells).map((word) => word.replaceAll('\u00A0', ' '));
    const rows = [...(table?.rows ?? [])].map(wordsIn);
    const term = (name: string, ...figures: string[]) => [[name], [name, ...figures]];
    expect(rows).toEqual([
      ['Term', '3-month offer', '6-month offer', '12-month offer'],
      ['Fixed when you sign'],
      ...term('You receive', '$231,000', '$450,000', '$850,000'),
      ...term('Fee', '$18,750', '$50,000', '$150,000'),
      ...term('Fee as a share of projected revenue', '7.5%', '10%', '15%'),
      ...term('Cost for each dollar you receive', '8.1 cents', '11.1 cents', '17.6 cents'),
      ...term('Total repayment', '$249,750', '$500,000', '$1,000,000'),
      ['Estimates, at your projected revenue'],
      ...term('Projected revenue in those months', '$250,000', '$500,000', '$1,000,000'),
      ...term('Monthly payment, 90% of a projected month', '$75,000', '$75,000', '$75,000'),
      ...term('Estimated time to repay', '3.3 months', '6.7 months', '13.3 months'),
      ...term('Last payment', '$24,750 in month 4', '$50,000 in month 7', '$25,000 in month 14'),
    ]);
    const part = screen.getByRole('region', { name: 'What happens when revenue dips' });
    expect(wordsOf(part.querySelectorAll('p, li')).slice(1)).toEqual([
      'A projected month: $83,333',
      '$75,000 to repayment',
      '$8,333 to you',
      'A month that brings 50% of it: $41,667',
      '$37,500 to repayment',
      '$4,167 to you',
      'Repayment then takes longer, and the total stays the same. There is no interest, no late fee and no penalty.',
    ]);
  });

  it('explain their words where they stand, folded until asked for (R8.1)', async () => {
    const { user } = renderOffers();
    expect(screen.getByRole<HTMLDetailsElement>('group', { name: '' }).open).toBe(false);
    await user.click(screen.getByRole('heading', { name: 'What these words mean' }));
    expect(said('term', partOf('group', ''))).toBe(
      'Advance, Purchased amount, Fee, or discount, Share of revenue, Projected revenue, Cost for each dollar',
    );
  });
});

describe('the choice of an offer', () => {
  it('is of one offer at a time, has to be made before going on, and says what it means (R8.3)', async () => {
    const { sent, user } = renderOffers();
    const standing = () => [standingOf(button('Continue')), said('status'), columnsSelected().join()];
    expect(standing()).toEqual([`off: ${SELECT_FIRST}`, '', '']);
    await user.click(button('Continue'));
    expect(sent).toEqual([]);
    await user.click(screen.getByText('3-month offer', { selector: 'label' }));
    await user.click(offer(6));
    const meaning = 'You receive $450,000. You repay $500,000 from your Patreon payouts.';
    expect([checkedOffers(), ...standing()]).toEqual([['6-month'], 'on: ', meaning, '6-month offer']);
    await user.click(button('Continue'));
    const selected = ['3-month', '6-month'].map((offerId) => ({ type: 'offers.selected', offerId }));
    expect(sent).toEqual([...selected, { type: 'offers.continued' }]);
  });

  it('stands once the contract is signed, says why and still goes on (R8.3, R12.8)', async () => {
    const { journey, sent, user } = renderOffers();
    await signWith(journey, '6-month');
    journey.open(ROUTES.offers.path);
    expect(shownOf([SETTLED])).toEqual([SETTLED]);
    const before = sent.length;
    await user.click(offer(3));
    await user.click(button('Continue'));
    expect(sent.slice(before)).toEqual([{ type: 'offers.continued' }]);
    expect(checkedOffers()).toEqual(['6-month']);
  });
});
