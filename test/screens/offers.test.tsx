import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const renderOffers = () => renderScreen(<OffersScreen />, ROUTES.offers.path);
const offer = (months: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${months}-month offer` });
const continueButton = () => screen.getByRole('button', { name: 'Continue' });
const checkedOffers = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

function descriptionOf(months: number): string[] {
  const about = document.getElementById(offer(months).getAttribute('aria-describedby') ?? '');
  if (about === null) throw new Error('the card has no description');
  return [...about.querySelectorAll('dt, dd, p > span')].map((part) => part.textContent);
}

function comparedCells(isMeant: (row: HTMLElement) => boolean): string[][] {
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  return rows.filter(isMeant).map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));
}

async function signContract({ journey }: ReturnType<typeof renderOffers>): Promise<void> {
  journey.open(ROUTES.contract.path);
  await journey.settle();
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
  journey.send({ type: 'contract.signatureChanged', signature: 'Demo Creator' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
  journey.advance(1000);
  journey.open(ROUTES.offers.path);
}

describe('When no offer is selected', () => {
  it('shows the heading and three offers, none of them selected (R8.1, R8.3)', () => {
    renderOffers();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Your Revenue Purchase Offers',
    ]);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => ({ value, checked }))).toEqual([
      { value: '3-month', checked: false },
      { value: '6-month', checked: false },
      { value: '12-month', checked: false },
    ]);
  });

  it.each([
    [3, ['You receive', '$231,000', 'You repay $249,750', 'Fee: 7.5% of projected revenue']],
    [6, ['You receive', '$450,000', 'You repay $500,000', 'Fee: 10% of projected revenue']],
    [12, ['You receive', '$850,000', 'You repay $1,000,000', 'Fee: 15% of projected revenue']],
  ])('describes the %i-month offer by what it pays, what it takes and what that costs (R8.1)', (months, words) => {
    renderOffers();
    expect(descriptionOf(months)).toEqual(words);
  });

  it('compares the offers in one table, the fixed figures apart from the estimates (R8.1, R8.2)', () => {
    renderOffers();
    expect(comparedCells((row) => !row.classList.contains('over'))).toEqual([
      ['Term', '3-month offer', '6-month offer', '12-month offer'],
      ['Fixed when you sign'],
      ['You receive', '$231,000', '$450,000', '$850,000'],
      ['Fee', '$18,750', '$50,000', '$150,000'],
      ['Fee as a share of projected revenue', '7.5%', '10%', '15%'],
      ['Cost for each dollar you receive', '8.1 cents', '11.1 cents', '17.6 cents'],
      ['Total repayment', '$249,750', '$500,000', '$1,000,000'],
      ['Estimates, at your projected revenue'],
      ['Projected revenue in those months', '$250,000', '$500,000', '$1,000,000'],
      ['Monthly payment, 90% of a projected month', '$75,000', '$75,000', '$75,000'],
      ['Estimated time to repay', '3.3 months', '6.7 months', '13.3 months'],
      ['Last payment', '$24,750 in month 4', '$50,000 in month 7', '$25,000 in month 14'],
    ]);
  });

  it('has for phones a row with each term over the row of its figures (R8.1, R8.2)', () => {
    renderOffers();
    const rows = comparedCells(() => true);
    const terms = rows.flatMap((row, place) => (row.length === 4 && place > 0 ? [[row[0]]] : []));
    const overs = rows.flatMap((row, place) => (rows[place + 1]?.[0] === row[0] ? [row] : []));
    expect(terms).toHaveLength(9);
    expect(overs).toEqual(terms);
  });

  it('says what a weak month takes and that the total stays (R3.13, R8.4)', () => {
    renderOffers();
    const dip = within(screen.getByRole('region', { name: 'What happens when revenue dips' }));
    expect(dip.getAllByText(/^A /).map(({ textContent }) => textContent)).toEqual([
      'A projected month: $83,333',
      'A month that brings 50% of it: $41,667',
    ]);
    expect(dip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '$75,000 to repayment',
      '$8,333 to you',
      '$37,500 to repayment',
      '$4,167 to you',
    ]);
    expect(
      dip.getByText(
        'Repayment then takes longer, and the total stays the same. There is no interest, no late fee and no penalty.',
      ),
    ).toBeDefined();
  });

  it('explains its words where they stand, folded until asked for (R8.1)', async () => {
    const { user } = renderOffers();
    const heading = screen.getByRole('heading', { level: 2, name: 'What these words mean' });
    const glossary = screen.getByRole<HTMLDetailsElement>('group', { name: '' });
    expect(glossary.open).toBe(false);
    await user.click(heading);
    expect(glossary.open).toBe(true);
    expect(
      within(glossary)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Advance',
      'Purchased amount',
      'Fee, or discount',
      'Share of revenue',
      'Projected revenue',
      'Cost for each dollar',
    ]);
  });

  it('says when funding begins, how repayment works and that approval is final later (R8.4, R14.3)', () => {
    renderOffers();
    const terms = screen.getByRole('region', { name: 'How funding and repayment work' });
    expect(
      within(terms)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Funding typically begins within 24-48 hours of contract execution.',
      "Collections are taken directly from your membership platform's payouts.",
      'Each month, 90% of your payouts goes to repayment and 10% is paid to you.',
      'Payments are automatic: they go through your membership platform each month.',
      'You get an e-mail reminder 3 days before each payment.',
    ]);
    expect(screen.getByText('All offers are subject to final approval.')).toBeDefined();
  });

  it('does not go on and says why (R8.3)', async () => {
    const { journey, sent, user } = renderOffers();
    expect(continueButton().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(continueButton().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Select an offer to continue.');
    await user.click(continueButton());
    expect(sent).toEqual([]);
    expect(journey.path()).toBe('/offers');
  });

  it('has no accessibility violations (R8.1)', async () => {
    const { container } = renderOffers();
    await expectNoAxeViolations(container);
  });
});

describe('When an offer is selected', () => {
  it('has one selected at a time and says what it means (R8.3)', async () => {
    const { sent, user } = renderOffers();
    await user.click(offer(3));
    await user.click(offer(6));
    expect(sent).toEqual([
      { type: 'offers.selected', offerId: '3-month' },
      { type: 'offers.selected', offerId: '6-month' },
    ]);
    expect(checkedOffers()).toEqual(['6-month']);
    expect(screen.getByRole('status').textContent).toBe(
      'You receive $450,000. You repay $500,000 from your Patreon payouts.',
    );
  });

  it('is selected by a click on the title of its card (R8.3)', async () => {
    const { user } = renderOffers();
    await user.click(screen.getByText('12-month offer', { selector: 'label' }));
    expect(checkedOffers()).toEqual(['12-month']);
  });

  it('goes on to the business information (R8.3)', async () => {
    const { journey, sent, user } = renderOffers();
    await user.click(offer(12));
    expect(screen.queryByText('Select an offer to continue.')).toBeNull();
    await user.click(continueButton());
    expect(sent).toEqual([{ type: 'offers.selected', offerId: '12-month' }, { type: 'offers.continued' }]);
    expect(journey.path()).toBe('/entity-details');
  });

  it('is selected and left by keyboard alone (R8.3)', async () => {
    const { journey, user } = renderOffers();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('What these words mean');
    await user.tab();
    expect(document.activeElement).toBe(continueButton());
    await user.keyboard('{Enter}');
    expect(journey.context().offerId).toBe('3-month');
    expect(journey.path()).toBe('/entity-details');
  });

  it('has no accessibility violations (R8.3)', async () => {
    const { container, user } = renderOffers();
    await user.click(offer(6));
    await expectNoAxeViolations(container);
  });
});

describe('When the offer is changed from the contract', () => {
  it('says that it goes back there, and does (R15.1)', async () => {
    const { journey, user } = renderOffers();
    journey.send({ type: 'offers.selected', offerId: '6-month' });
    journey.open(ROUTES.contract.path);
    journey.send({ type: 'contract.changeRequested', part: 'offer' });
    expect(journey.path()).toBe('/offers');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await user.click(offer(12));
    await user.click(screen.getByRole('button', { name: 'Go back to the contract' }));
    expect(journey.path()).toBe('/contract');
    expect(journey.context().offerId).toBe('12-month');
  });
});

describe('When the contract is signed', () => {
  it('keeps the choice, says why and still goes on (R8.3, R12.8)', async () => {
    const rendered = renderOffers();
    rendered.journey.send({ type: 'offers.selected', offerId: '6-month' });
    await signContract(rendered);
    expect(screen.getByText('Your contract is signed, so this choice can no longer be changed.')).toBeDefined();
    await rendered.user.click(offer(3));
    expect(checkedOffers()).toEqual(['6-month']);
    await rendered.user.click(continueButton());
    expect(rendered.journey.path()).toBe('/entity-details');
  });

  it('has no accessibility violations (R12.8)', async () => {
    const rendered = renderOffers();
    rendered.journey.send({ type: 'offers.selected', offerId: '6-month' });
    await signContract(rendered);
    await expectNoAxeViolations(rendered.container);
  });
});
