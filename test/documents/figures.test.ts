import { describe, expect, it } from 'vitest';
import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { writeSignedCopy } from '#src/documents/signedCopy.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectWords } from './pdfChecks.ts';
import { readPdf } from './readPdf.ts';
import { SOURCES } from './signedCopySamples.ts';
import type { OfferId } from '#machines/domain/choices.ts';

const PATIENCE_MS = 60_000;
const MONTHLY = '$75,000';

/** Of each offer what is received, repaid and kept as the fee, the fee's share, a dollar's cost, the time, the last month. */
const FIGURES: readonly (readonly [OfferId, string, string, string, string, string, string, string])[] = [
  ['3-month', '$231,000', '$249,750', '$18,750', '7.5%', '8.1 cents', '3.3 months', '$24,750 in month 4'],
  ['6-month', '$450,000', '$500,000', '$50,000', '10%', '11.1 cents', '6.7 months', '$50,000 in month 7'],
  ['12-month', '$850,000', '$1,000,000', '$150,000', '15%', '17.6 cents', '13.3 months', '$25,000 in month 14'],
];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const expectFigures = (text: string, figures: readonly string[]) => expectWords(plain(text), figures);

/** The very thing, of which the test has seen to it that it is there. */
function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('It is missing.');
  return thing;
}

function journeyWith(offerId: OfferId) {
  const journey = journeyAt('/offers');
  journey.send({ type: 'offers.selected', offerId });
  return journey;
}

describe.each(FIGURES)('The figures of the %s offer', (offerId, receive, repay, fee, share, cents, time, last) => {
  it('are the same where it is chosen (R8.1, R8.2)', () => {
    const { example } = viewOffers(journeyWith(offerId).snapshot());
    const { comparison, selection } = OFFERS_TEXT;
    expect([
      selection.receives(example),
      formatDollars(example.totalRepaymentDollars),
      ...[example.feeDollars, example.monthlyPaymentDollars].map(formatDollars),
      comparison.feeShareValue(example),
      comparison.costPerDollarValue(example),
      comparison.estimatedValue(example),
      plain(comparison.lastValue(example)),
    ]).toEqual([`You receive ${receive}.`, repay, fee, MONTHLY, share, cents, time, last]);
  });

  it('are the same where it is checked before signing (R8.1, R12.1)', () => {
    const terms = found(viewContract(journeyWith(offerId).snapshot()).terms);
    const { feeNote, repayNote, shareNote } = CONTRACT_REVIEW.offer;
    const dollars = [terms.amountDollars, terms.totalRepaymentDollars, terms.feeDollars];
    expect(dollars.map(formatDollars)).toEqual([receive, repay, fee]);
    expectFigures(feeNote(terms), [share]);
    expectFigures(repayNote(terms), [time]);
    expectFigures(shareNote(terms), [MONTHLY]);
  });

  it(
    'are the same in the signed copy and on the dashboards (R8.1, R8.2, R12.5)',
    { timeout: PATIENCE_MS },
    async () => {
      const journey = journeyWith(offerId);
      journey.open('/contract');
      await journey.settle();
      journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
      journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
      journey.send({ type: 'contract.submitted' });
      await journey.settle();
      journey.open('/dashboard');

      const copy = found(signedCopyOf(journey.snapshot()));
      const { pages } = await readPdf(await writeSignedCopy(copy, SOURCES));
      const schedule = pages.find((page) => page.includes('Schedule: your terms')) ?? '';
      expectFigures(schedule, [receive, repay, `${fee}, which is ${share} of`, cents, MONTHLY, time, last]);
      const title = OFFERS_TEXT.offerTitle(Number.parseInt(offerId, 10));
      expectFigures(pages.at(-1) ?? '', [copy.documentId, copy.signature, title]);

      const { documentId, terms: signed } = found(viewDashboard(journey.snapshot()).contract);
      const terms = found(signed);
      const { receiveValue, repayValue, repayNote, timeValue, timeNote } = DASHBOARD.signed;
      const values = [documentId, receiveValue(terms), repayValue(terms), timeValue(terms)];
      expect(values).toEqual([copy.documentId, receive, repay, time]);
      expectFigures(repayNote(terms), [fee, share]);
      expectFigures(timeNote(terms), [last]);

      const shown = found(viewDashboardEstablished(journey.snapshot()).contract?.terms);
      const { dollars, terms: received } = DASHBOARD_ESTABLISHED.schedule;
      expect(dollars(shown.totalRepaymentDollars)).toBe(repay);
      expectFigures(received(shown.amountDollars), [receive]);
    },
  );
});
