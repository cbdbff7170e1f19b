import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { OfferSummary } from '#src/screens/parts/OfferSummary.tsx';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { openAs, SOLE } from './openAs.tsx';
import { button, foldOf, rowsOf, shownOf, wordsOf } from './seen.ts';

const [SHORTEST, MIDDLE] = OFFERS;
const SUMMARY = 'Summary of the 6-month offer';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('The offer summary', () => {
  const open = (offer = MIDDLE) => renderScreen(<OfferSummary offer={offer} />, ROUTES.offers.path);

  it('has the ten rows of the regulation in order, each with a sentence (R19.1, R19.2)', async () => {
    const { container } = open();
    expect(rowsOf(SUMMARY)).toEqual([
      ['Funding provided', '$450,000What we pay you. Nothing is deducted from it.'],
      ['Estimated APR', '33.8%A yearly measure to compare costs. It is not an interest rate: your fee is fixed.'],
      ['Finance charge', '$50,000The fee: what you repay minus what you receive. It does not change.'],
      ['Total payment', '$500,000What you repay in all, however long it takes.'],
      ['Estimated payment', '$75,000 a monthThe last payment is what remains: $50,000 in month 7.'],
      [
        'Payment terms',
        '90% of each payoutWe collect it from your Patreon payouts. When you earn less, you repay less that month.',
      ],
      [
        'Estimated term',
        '6.7 monthsWith less revenue, it takes longer. There is no date by which you must have repaid.',
      ],
      ['Prepayment', 'No fee, no discountYou may repay early. The total stays the same: it saves time, not money.'],
      ['Avoidable fees', 'NoneNo late fees, no penalties, no account fees.'],
      ['Collateral', 'The revenue we buyNothing else you own, and no personal guarantee.'],
    ]);
    const beneath = [
      "Estimates assume that Patreon pays out $83,333 a month after its fees, the average of the sample's 12 months, and that you repay 90% at the end of each month. With more revenue, the APR is higher.",
      'This is a sample for a demonstration. It is not legal or financial advice.',
    ];
    expect(shownOf(beneath)).toEqual(beneath);
    await expectNoAxeViolations(container);
  });

  it('can be printed and saved as a PDF (R19.2)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { documentWriter, sent, user } = open(SHORTEST);
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(button('Download the summary (PDF)'));
    await screen.findByText('Saved with your downloads.');
    expect(documentWriter.requested).toEqual([SHORTEST]);
    expect(save.mock.calls.map(([file, name]) => [file.type, name])).toEqual([
      ['application/pdf', 'offer-summary-3-months.pdf'],
    ]);
    expect(sent).toEqual([]);
  });
});

describe('The place of the offer summary', () => {
  const captions = (part: Element = document.body) =>
    wordsOf(part.querySelectorAll('caption')).filter((words) => words.startsWith('Summary of'));

  it('is the offers screen, for each offer (R19.2)', async () => {
    await openAs(<OffersScreen />, ROUTES.offers.path, COMPLETING, false, false);
    expect(captions(foldOf('Offer summary'))).toEqual(
      [3, 6, 12].map((months) => `Summary of the ${months}-month offer`),
    );
  });

  it('is the contract screen, for the chosen offer, in the review and in the agreement (R18.3, R19.2)', async () => {
    await openAs(<ContractScreen />, ROUTES.contract.path, COMPLETING, true, false);
    const review = screen.getByRole('heading', { name: 'Offer' }).closest('section') ?? document.body;
    const agreement = screen.getByRole('article');
    expect([captions(review), captions(agreement), captions().length]).toEqual([[SUMMARY], [SUMMARY], 2]);
    expect(within(agreement).queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it.each([
    ['a business that is not funded', [SOLE], true, false],
    ['a contract signed without an offer', COMPLETING, false, true],
  ] as const)('is not the offers screen of %s (R16.1, R16.2)', async (...row) => {
    const [, events, offer, isSigned] = row;
    await openAs(<OffersScreen />, ROUTES.offers.path, [...events], offer, isSigned);
    expect(captions()).toEqual([]);
  });

  it('is not the review of a business that is not funded (R16.1)', async () => {
    await openAs(<ContractScreen />, ROUTES.contract.path, [SOLE], true, false);
    const review = screen.getByRole('heading', { name: 'Offer' }).closest('section') ?? document.body;
    expect(captions(review)).toEqual([]);
  });
});
