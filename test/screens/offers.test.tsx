import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { APPLICATION } from '#src/content/application.ts';
import * as saving from '#src/components/saveFile.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { OfferSummary } from '#src/screens/parts/OfferSummary.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import {
  button,
  descriptionOf,
  link,
  rowsOf,
  sectionOf,
  textsByRole,
  textsOf,
  valuesIn,
  visibleSentences,
} from './queries.ts';

const [SHORTEST, MIDDLE] = OFFERS;
const radio = (months: number) => screen.getByRole<HTMLInputElement>('radio', { name: OFFERS_TEXT.offerTitle(months) });
const checkedOffers = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []));
const actionBarText = () => textsByRole('status').at(-1);

describe('Offers screen', () => {
  it('labels the terms on an offer card (R8.1, R18.2, R19.1)', async () => {
    await openScreen('offers');
    const cardDescription = document.getElementById(radio(6).getAttribute('aria-describedby') ?? '');
    expect(valuesIn(cardDescription ?? document.body)).toEqual({
      'You receive': '$450,000',
      Fee: '$50,000 (10%)',
      'Estimated APR': '33.8%',
      'You repay': '$500,000',
      'Takes about': '6.7 months',
    });
  });

  it('explains the payout split, a weak month, the fee and approval (R3.13, R8.1, R8.4, R14.3, R19.2, R19.3)', async () => {
    await openScreen('offers');
    const sentences = [
      OFFERS_TEXT.split(SHORTEST.projectedMonth, true),
      OFFERS_TEXT.feeBasis(SHORTEST),
      OFFERS_TEXT.changeable,
      OFFERS_TEXT.finalApproval,
      'Funding typically begins within 24-48 hours of contract execution.',
      'You keep 10% of each payout',
      '90% goes to repayment',
      'A month with 50% of that: $41,667',
      '$37,500 to repayment',
      '$4,167 to you',
      ...OFFERS_TEXT.repayment.points,
    ];
    expect(visibleSentences(sentences)).toEqual(sentences);
  });

  it('compares the fixed and estimated figures of three offers (R3.13, R8.1, R8.2, R19.1)', async () => {
    await openScreen('offers');
    const rows = rowsOf(OFFERS_TEXT.comparison.caption).filter(({ length }) => length > 1);
    expect(rows.map((row) => row.map((text) => text.replaceAll('\u00A0', ' ')))).toEqual([
      ['Term', '3-month offer', '6-month offer', '12-month offer'],
      ['Amount received', '$231,000', '$450,000', '$850,000'],
      ['Fee', '$18,750', '$50,000', '$150,000'],
      ['Fee as a share of projected revenue', '7.5%', '10%', '15%'],
      ['Cost for each dollar received', '8.1 cents', '11.1 cents', '17.6 cents'],
      ['Total repayment', '$249,750', '$500,000', '$1,000,000'],
      ['Projected revenue in those months', '$250,000', '$500,000', '$1,000,000'],
      ['Monthly payment, 90% of a projected month', '$75,000', '$75,000', '$75,000'],
      ['Estimated APR', '43.7%', '33.8%', '28.2%'],
      ['Estimated APR if each month brings your best, $111,400', '53.7%', '43.5%', '36.9%'],
      ['Estimated time to repay', '3.3 months', '6.7 months', '13.3 months'],
      ['Last payment', '$24,750 in month 4', '$50,000 in month 7', '$25,000 in month 14'],
    ]);
    const { apr, note, rounded } = OFFERS_TEXT.comparison;
    const notes = [apr(SHORTEST), rounded(SHORTEST), note(SHORTEST)];
    expect(visibleSentences([...notes, rounded(MIDDLE)])).toEqual(notes);
  });

  it('labels the revenue as a sample once and lists twelve months (R16.5, R18.1)', async () => {
    await openScreen('offers');
    expect(screen.getAllByText('Sample')).toHaveLength(1);
    const months = rowsOf(OFFERS_TEXT.revenue.table.heading).slice(1);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual(['Oct 2026', '$111,400']);
  });
});

describe('Choosing an offer', () => {
  it('selects one offer at a time and unlocks Continue (R8.3, R19.1)', async () => {
    const { sent, user } = await openScreen('offers');
    const next = button(OFFERS_TEXT.continue);
    expect(descriptionOf(next)).toBe(OFFERS_TEXT.selectFirst);
    expect(checkedOffers()).toEqual([]);
    await user.click(next);
    expect(sent).toEqual([]);
    await user.click(screen.getByText(OFFERS_TEXT.offerTitle(3), { selector: 'label' }));
    await user.click(radio(6));
    expect(checkedOffers()).toEqual(['6-month']);
    expect(actionBarText()).toBe(
      'You receive $450,000. You repay $500,000 in about 6.7 months. Estimated APR 33.8%. Subject to final approval.',
    );
    await user.click(next);
    expect(sent).toEqual([
      { type: 'offers.selected', offerId: '3-month' },
      { type: 'offers.selected', offerId: '6-month' },
      { type: 'offers.continued' },
    ]);
  });

  it('is disabled after signing, with a reason and a link (R8.3, R12.8)', async () => {
    const { sent, user } = await openScreen('offers', [...OFFER_CHOSEN, ...SIGNING]);
    expect(screen.getByRole('note').textContent).toContain(APPLICATION.settled);
    expect(link(APPLICATION.signedLink).getAttribute('href')).toBe(ROUTES.contract.path);
    await user.click(radio(3));
    await user.click(button(OFFERS_TEXT.continue));
    expect(sent).toEqual([{ type: 'offers.continued' }]);
    expect(checkedOffers()).toEqual(['6-month']);
  });
});

describe('Offer summary', () => {
  const CAPTION = OFFER_SUMMARY.headingOf(6);
  const captionsIn = (part: Element) => textsOf(part.querySelectorAll('caption')).filter((text) => text === CAPTION);

  it('lists the ten required rows in order, with assumptions (R19.1, R19.2)', () => {
    renderScreen(<OfferSummary offer={MIDDLE} />, ROUTES.offers.path);
    const rows = screen.getAllByRole<HTMLTableRowElement>('row');
    const valueOf = (row: Element) => row.querySelector('strong')?.textContent;
    expect(rows.map((row) => `${within(row).getByRole('rowheader').textContent}: ${valueOf(row)}`)).toEqual([
      'Funding provided: $450,000',
      'Estimated APR: 33.8%',
      'Finance charge: $50,000',
      'Total payment: $500,000',
      'Estimated payment: $75,000 a month',
      'Payment terms: 90% of each payout',
      'Estimated term: 6.7 months',
      'Prepayment: No fee, no discount',
      'Avoidable fees: None',
      'Collateral: The revenue we buy',
    ]);
    const sentences = [
      ...OFFER_SUMMARY.rows(MIDDLE).map(({ note }) => note),
      'The last payment is what remains: $50,000 in month 7.',
      OFFER_SUMMARY.assumptions(MIDDLE),
      OFFER_SUMMARY.sample,
    ];
    expect(visibleSentences(sentences)).toEqual(sentences);
  });

  it('can be printed and downloaded as a PDF (R19.2)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { documentWriter, user } = renderScreen(<OfferSummary offer={SHORTEST} />, ROUTES.offers.path);
    await user.click(button(OFFER_SUMMARY.print));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(button(OFFER_SUMMARY.labels.download));
    await screen.findByText(OFFER_SUMMARY.labels.done);
    expect(documentWriter.requested).toEqual([SHORTEST]);
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), OFFER_SUMMARY.fileName(3));
  });

  it('appears in the review and in the agreement (R18.3, R19.2)', async () => {
    await openScreen('contract', OFFER_CHOSEN);
    expect(captionsIn(sectionOf('Offer'))).toEqual([CAPTION]);
    expect(captionsIn(screen.getByRole('article'))).toEqual([CAPTION]);
  });
});
