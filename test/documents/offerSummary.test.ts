import { beforeAll, describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { FILES } from '#machines/journey/routes.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { writeOfferSummary } from '#src/documents/contract.ts';
import { inspectPdf } from './inspectPdf.ts';
import { expectInsideFrame, expectOnEveryPage, expectTagged, expectWords } from './pdfChecks.ts';
import { readPdf, type ReadPdf, served, SOURCES } from './readPdf.ts';

const [, MIDDLE] = OFFERS;
const SAMPLE = 'This is a sample for a demonstration. It is not legal or financial advice.';
const ASSUMPTIONS = 'Estimates assume that Patreon pays out $83,333 a month after its fees';
const TERMS = [
  'Funding provided',
  'Estimated APR',
  'Finance charge',
  'Total payment',
  'Estimated payment',
  'Payment terms',
  'Estimated term',
  'Prepayment',
  'Avoidable fees',
  'Collateral',
];
/** A document takes a second to write, several on a busy machine. */
const PATIENCE_MS = 60_000;

describe('The summary of an offer', { timeout: PATIENCE_MS }, () => {
  it.each(OFFERS)('of $months months fills one page with its figures and sentences (R19.1, R19.2)', async (offer) => {
    const bytes = await writeOfferSummary(offer, SOURCES);
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toHaveLength(1);
    expectWords(pdf.text, [
      ...OFFER_SUMMARY.rows(offer).map(({ term, value, note }) => `${term} ${value} ${note}`),
      ASSUMPTIONS,
    ]);
    expectOnEveryPage(pdf, SAMPLE, 'Creator Cash Advance');
    expectInsideFrame(await inspectPdf(bytes), SAMPLE);
  });

  it('has the terms of the regulation in its order (R19.2)', () => {
    expect(OFFER_SUMMARY.rows(MIDDLE).map(({ term }) => term)).toEqual(TERMS);
  });

  it('is tagged, titled and the same bytes each time (R19.2)', async () => {
    const bytes = await writeOfferSummary(MIDDLE, SOURCES);
    const pdf = await readPdf(bytes);
    expectTagged(pdf, 'Summary of the 6-month offer', 'Document Sect H1 P Table TR TH TD');
    expect(pdf.tagged.slice(0, 5)).toEqual([
      'H1 Summary of the 6-month offer',
      `P ${SAMPLE}`,
      'TH Funding provided',
      'TD $450,000',
      'TD What we pay you. Nothing is deducted from it.',
    ]);
    expect(await writeOfferSummary(MIDDLE, SOURCES)).toEqual(bytes);
  });
});

describe('The summary of all offers at the end of the agreement', () => {
  let pdf: ReadPdf;
  let page: string;
  beforeAll(async () => {
    pdf = await readPdf(await served(FILES.contract));
    page = pdf.pages.at(-1) ?? '';
  });

  it('has the figures of the offers side by side (R19.1, R19.2)', () => {
    expectWords(page, [
      'Summary of the offers',
      'Funding provided $231,000 $450,000 $850,000',
      'Estimated APR 43.7% 33.8% 28.2%',
      'Finance charge $18,750 $50,000 $150,000',
      'Total payment $249,750 $500,000 $1,000,000',
      'Estimated term 3.3 months 6.7 months 13.3 months',
    ]);
  });

  it('has a sentence for each term and the assumptions, on one page (R19.2)', async () => {
    expectWords(page, [
      ...OFFERS.flatMap((offer) => OFFER_SUMMARY.rows(offer).map(({ note }) => note)),
      ASSUMPTIONS,
      SAMPLE,
    ]);
    expectInsideFrame(
      await inspectPdf(await served(FILES.contract)),
      'Demonstration document. It has no legal effect.',
    );
  });
});
