import { describe, expect, it } from 'vitest';
import { OFFERS, type OfferId } from '#machines/domain/offers.ts';
import { signedCopyOf } from '#machines/journey/views/signedCopyOf.ts';
import { viewContract } from '#machines/journey/views/viewContract.ts';
import { viewDashboard, viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { viewOffers } from '#machines/journey/views/viewOffers.ts';
import { contractText } from '#src/content/contractText.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { formatDollars } from '#src/content/format.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { contractTermsOf } from '#src/documents/contract.ts';
import { writeSignedCopy } from '#src/documents/signedCopy.ts';
import { journeyAt, type TestJourney } from '#test/support/journeyAt.ts';
import { readPdf } from './readPdf.ts';
import { SOURCES } from './signedCopySamples.ts';

const PATIENCE_MS = 60_000;

/** The figures of each offer as every screen and every page must give them (R8.1, R8.2). */
const EXPECTED = {
  '3-month': {
    receive: '$231,000',
    repay: '$249,750',
    fee: '$18,750',
    share: '7.5%',
    cents: '8.1 cents',
    monthly: '$75,000',
    time: '3.3 months',
    last: '$24,750 in month 4',
  },
  '6-month': {
    receive: '$450,000',
    repay: '$500,000',
    fee: '$50,000',
    share: '10%',
    cents: '11.1 cents',
    monthly: '$75,000',
    time: '6.7 months',
    last: '$50,000 in month 7',
  },
  '12-month': {
    receive: '$850,000',
    repay: '$1,000,000',
    fee: '$150,000',
    share: '15%',
    cents: '17.6 cents',
    monthly: '$75,000',
    time: '13.3 months',
    last: '$25,000 in month 14',
  },
} as const satisfies Record<OfferId, Record<string, string>>;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const missing = (text: string, figures: readonly string[]) => figures.filter((figure) => !plain(text).includes(figure));

async function journeyWith(offerId: OfferId): Promise<TestJourney> {
  const journey = journeyAt('/offers');
  journey.send({ type: 'offers.selected', offerId });
  return journey;
}

async function signed(journey: TestJourney): Promise<TestJourney> {
  journey.open('/contract');
  await journey.settle();
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:30:00+00:00' });
  journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
  journey.open('/dashboard');
  return journey;
}

describe.each(OFFERS.map(({ id }) => id))('The figures of the %s offer', (offerId) => {
  const { receive, repay, fee, share, cents, monthly, time, last } = EXPECTED[offerId];

  it('are the same where it is chosen (R8.1, R8.2)', async () => {
    const { example } = viewOffers((await journeyWith(offerId)).snapshot());
    const { comparison, selection, card } = OFFERS_TEXT;
    expect({
      receive: selection.receives(example),
      repay: card.repays(example),
      fee: formatDollars(example.feeDollars),
      share: comparison.feeShareValue(example),
      cents: comparison.costPerDollarValue(example),
      monthly: formatDollars(example.monthlyPaymentDollars),
      time: comparison.estimatedValue(example),
      last: plain(comparison.lastValue(example)),
    }).toEqual({
      receive: `You receive ${receive}.`,
      repay: `You repay ${repay}`,
      fee,
      share,
      cents,
      monthly,
      time,
      last,
    });
  });

  it('are the same where it is checked before signing, and in the contract itself (R8.1, R12.1)', async () => {
    const { terms } = viewContract((await journeyWith(offerId)).snapshot());
    if (terms === null) throw new Error('No offer is chosen.');
    const words = CONTRACT_REVIEW.offer;
    expect([terms.amountDollars, terms.totalRepaymentDollars, terms.feeDollars].map(formatDollars)).toEqual([
      receive,
      repay,
      fee,
    ]);
    expect(missing(words.feeNote(terms), [share])).toEqual([]);
    expect(missing(words.repayNote(terms), [time])).toEqual([]);
    expect(missing(words.shareNote(terms), [monthly])).toEqual([]);
    const column = OFFERS.findIndex(({ id }) => id === offerId);
    const values = contractText(OFFERS.map(contractTermsOf)).offerTable.rows.map((row) => row.values[column]);
    expect([receive, repay, fee, share, cents, monthly, time].filter((figure) => !values.includes(figure))).toEqual([]);
  });

  it(
    'are the same in the signed copy and on the dashboards (R8.1, R8.2, R12.5)',
    async () => {
      const journey = await signed(await journeyWith(offerId));
      const copy = signedCopyOf(journey.snapshot());
      if (copy === null) throw new Error('Nothing is signed.');
      const { pages } = await readPdf(await writeSignedCopy(copy, SOURCES));
      const schedule = pages.find((page) => page.includes('Schedule: your terms')) ?? '';
      const certificate = pages.at(-1) ?? '';
      expect(missing(schedule, [receive, repay, `${fee}, which is ${share} of`, cents, monthly, time, last])).toEqual(
        [],
      );
      expect(
        missing(certificate, [copy.documentId, copy.signature, OFFERS_TEXT.offerTitle(Number.parseInt(offerId, 10))]),
      ).toEqual([]);

      const { contract } = viewDashboard(journey.snapshot());
      const terms = contract?.terms ?? null;
      if (contract === null || terms === null) throw new Error('The dashboard knows no contract.');
      const words = DASHBOARD.signed;
      expect(contract.documentId).toBe(copy.documentId);
      expect([words.receiveValue(terms), words.repayValue(terms), words.timeValue(terms)]).toEqual([
        receive,
        repay,
        time,
      ]);
      expect(missing(words.repayNote(terms), [fee, share])).toEqual([]);
      expect(missing(words.timeNote(terms), [last])).toEqual([]);

      const sample = viewDashboardEstablished(journey.snapshot());
      if (sample.contract === null) throw new Error('The repayment dashboard knows no contract.');
      expect(DASHBOARD_ESTABLISHED.sample.contract(sample.contract)).toBe(
        `By your contract ${copy.documentId} you receive ${receive} and repay ${repay}.`,
      );
    },
    PATIENCE_MS,
  );
});
