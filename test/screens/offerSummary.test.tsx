import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { OfferSummary } from '#src/screens/parts/OfferSummary.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { OFFER_CHOSEN, openScreen, SOLE_PROPRIETOR } from './openScreen.tsx';
import { button, sectionOf, shownOf, textsOf } from './queries.ts';

const [SHORTEST, MIDDLE] = OFFERS;
const CAPTION = OFFER_SUMMARY.headingOf(6);
const captionsIn = (part: Element) => textsOf(part.querySelectorAll('caption')).filter((text) => text === CAPTION);

describe('Offer summary', () => {
  it('has the ten rows of the regulation in order, and their assumptions (R19.1, R19.2)', () => {
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
    expect(shownOf(sentences)).toEqual(sentences);
  });

  it('prints, and downloads as a PDF (R19.2)', async () => {
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

  it('is part of the review and the agreement of the chosen offer (R18.3, R19.2)', async () => {
    await openScreen('contract', OFFER_CHOSEN);
    expect(captionsIn(sectionOf('Offer'))).toEqual([CAPTION]);
    expect(captionsIn(screen.getByRole('article'))).toEqual([CAPTION]);
    expect(captionsIn(document.body)).toHaveLength(2);
  });

  it('is missing from the review of a sole proprietor (R16.1)', async () => {
    await openScreen('contract', [...SOLE_PROPRIETOR, ...OFFER_CHOSEN]);
    expect(captionsIn(sectionOf('Offer'))).toEqual([]);
  });
});
