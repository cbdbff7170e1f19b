import { beforeAll, describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { FILES } from '#machines/journey/routes.ts';
import { contractText } from '#src/content/contractText.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { writeOfferSummary } from '#src/documents/contract.ts';
import { expectInOrder, expectInsideMargins, expectOnEveryPage, expectTagged, expectPhrases } from './pdfChecks.ts';
import { readPdf, type ReadPdf, readServedFile, SOURCES } from './readPdf.ts';

const TEXT = contractText(OFFERS);
const HEADINGS = Object.keys(TEXT.sections);
let pdf: ReadPdf;

beforeAll(async () => {
  pdf = await readPdf(await readServedFile(FILES.contract));
});

describe('The contract', () => {
  it('has 27 numbered sections in order (R12.1)', () => {
    expect(HEADINGS).toHaveLength(27);
    expectInOrder(
      pdf.text,
      HEADINGS.map((heading, index) => `${index + 1} ${heading}`),
    );
    // Other sections cite these by number.
    expectPhrases(pdf.text, ['12 Your statements', '14 Our promises', '21 Cancellation before funding']);
    expectPhrases(pdf.text, ['22 Electronic records and signatures consent']);
  });

  it('contains the full text that the screen shows (R12.7)', () => {
    expectPhrases(pdf.text, [
      TEXT.title,
      TEXT.lede,
      TEXT.summaryHeading,
      TEXT.offerTable.caption,
      TEXT.offerTable.note,
      ...TEXT.offerTable.rows.map((row) => row.join(' ')),
      ...Object.entries(TEXT.summary).map((row) => row.join(' ')),
      ...Object.entries(TEXT.sections).flatMap(([heading, parts]) => [heading, ...parts.flat()]),
      TEXT.signatures.heading,
      TEXT.signatures.text,
      ...Object.keys(TEXT.signatures.fields),
    ]);
  });

  it('lists the figures of all offers in one table (R8.1, R8.2, R12.1, R19.1)', () => {
    expectPhrases(pdf.text, [
      '3-month offer 6-month offer 12-month offer',
      'Funds you receive $231,000 $450,000 $850,000',
      'Purchased amount you deliver in total $249,750 $500,000 $1,000,000',
      'Fee, contained in the purchased amount $18,750 $50,000 $150,000',
      'Estimated APR 43.7% 33.8% 28.2%',
      'Fee as a share of projected revenue 7.5% 10% 15%',
      'Cost for each dollar you receive 8.1 cents 11.1 cents 17.6 cents',
      'Specified percentage of monthly receipts 90% 90% 90%',
      'Share of monthly receipts paid to you 10% 10% 10%',
      'Projected revenue behind the estimates $250,000 $500,000 $1,000,000',
      'Estimated monthly remittance $75,000 $75,000 $75,000',
      'Estimated time at projected revenue 3.3 months 6.7 months 13.3 months',
    ]);
  });

  it('repeats the terms that the offers promise (R3.13, R8.4)', () => {
    expectPhrases(pdf.text, [
      'Funding typically begins within 24-48 hours of contract execution.',
      'Collections are taken directly from your platform payouts, automatically, each month.',
      'Each month 90% of the receipts that arrive are delivered to us and 10% are paid to you.',
      'We email you a reminder 3 days before each remittance.',
      'Not a loan: no interest, no late fees, no penalties, no personal guarantee, no credit check.',
    ]);
  });

  it('is tagged and marked as a demonstration on each page (R12.1)', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(6);
    expectOnEveryPage(pdf, TEXT.disclaimer, 'Creator Cash Advance');
    expectTagged(pdf, TEXT.title, 'Root Document Sect H1 H2 P L LI Lbl LBody Table TR TH TD');
  });
});

const SAMPLE = 'This is a sample for a demonstration. It is not legal or financial advice.';
const ASSUMPTIONS = 'Estimates assume that Patreon pays out $83,333 a month after its fees';
/** Writing a document takes a second, or several on a busy machine. */
const TIMEOUT_MS = 60_000;

describe('The offer summary', { timeout: TIMEOUT_MS }, () => {
  it.each(OFFERS)('for $months months fits its terms and notes on one page (R19.1, R19.2)', async (offer) => {
    const summary = await readPdf(await writeOfferSummary(offer, SOURCES));
    expect(summary.pages).toHaveLength(1);
    const rows = OFFER_SUMMARY.rows(offer).map(({ term, value, note }) => `${term} ${value} ${note}`);
    expectPhrases(summary.text, [...rows, ASSUMPTIONS]);
    expectOnEveryPage(summary, SAMPLE, 'Creator Cash Advance');
    expectTagged(summary, `Summary of the ${offer.months}-month offer`, 'Document Sect H1 P Table TR TH TD');
    expectInsideMargins(summary, SAMPLE);
  });
});

it("The contract ends with an offer summary in California's disclosure order (R19.1, R19.2)", () => {
  const page = pdf.pages.at(-1) ?? '';
  expectInOrder(page, [
    'Summary of the offers',
    'Funding provided $231,000 $450,000 $850,000',
    'Estimated APR 43.7% 33.8% 28.2%',
    'Finance charge $18,750 $50,000 $150,000',
    'Total payment $249,750 $500,000 $1,000,000',
    'Estimated payment $75,000 a month $75,000 a month $75,000 a month',
    'Payment terms 90% of each payout 90% of each payout 90% of each payout',
    'Estimated term 3.3 months 6.7 months 13.3 months',
    'Prepayment',
    'Avoidable fees',
    'Collateral',
  ]);
  const notes = OFFERS.flatMap((offer) => OFFER_SUMMARY.rows(offer).map(({ note }) => note));
  expectPhrases(page, [...notes, ASSUMPTIONS, SAMPLE]);
  expectInsideMargins(pdf, 'Demonstration document. It has no legal effect.');
});
