import { beforeAll, describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { FILES } from '#machines/journey/routes.ts';
import { contractText } from '#src/content/contractText.ts';
import { expectInOrder, expectOnEveryPage, expectTagged, expectWords } from './pdfChecks.ts';
import { readPdf, type ReadPdf, served } from './readPdf.ts';

const TEXT = contractText(OFFERS);
const HEADINGS = Object.keys(TEXT.sections);
let pdf: ReadPdf;

beforeAll(async () => {
  pdf = await readPdf(await served(FILES.contract));
});

describe('The contract', () => {
  it('has 27 numbered sections in order (R12.1)', () => {
    expect(HEADINGS).toHaveLength(27);
    expectInOrder(
      pdf.text,
      HEADINGS.map((heading, index) => `${index + 1} ${heading}`),
    );
    // Other sections refer to these by their number.
    expectWords(pdf.text, ['12 Your statements', '14 Our promises', '21 Cancellation before funding']);
    expectWords(pdf.text, ['22 Electronic records and signatures consent']);
  });

  it('has every word that the screen shows in its place (R12.7)', () => {
    expectWords(pdf.text, [
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

  it('has the figures of the three offers in one table (R8.1, R8.2, R12.1, R19.1)', () => {
    expectWords(pdf.text, [
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

  it('states the terms that the offers promise (R3.13, R8.4)', () => {
    expectWords(pdf.text, [
      'Funding typically begins within 24-48 hours of contract execution.',
      'Collections are taken directly from your platform payouts, automatically, each month.',
      'Each month 90% of the receipts that arrive are delivered to us and 10% are paid to you.',
      'We email you a reminder 3 days before each remittance.',
      'Not a loan: no interest, no late fees, no penalties, no personal guarantee, no credit check.',
    ]);
  });

  it('is tagged and marked as a demonstration on each page (R12.1)', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(6);
    expectOnEveryPage(pdf, TEXT.mark, 'Creator Cash Advance');
    expectTagged(pdf, TEXT.title, 'Root Document Sect H1 H2 P L LI Lbl LBody Table TR TH TD');
  });
});
