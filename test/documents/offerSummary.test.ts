import { describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { FILES } from '#machines/journey/routes.ts';
import { OFFER_SUMMARY } from '#src/content/offerSummary.ts';
import { writeOfferSummary } from '#src/documents/contract.ts';
import { expectInsideFrame, expectOnEveryPage, expectTagged, expectWords } from './pdfChecks.ts';
import { readPdf, served, SOURCES } from './readPdf.ts';

const [, MIDDLE] = OFFERS;
const SAMPLE = 'This is a sample for a demonstration. It is not legal or financial advice.';
const ASSUMPTIONS = 'Estimates assume that Patreon pays out $83,333 a month after its fees';
/** A document takes a second to write, several on a busy machine. */
const TIMEOUT_MS = 60_000;

describe('The summary of an offer', { timeout: TIMEOUT_MS }, () => {
  it.each(OFFERS)('of $months months fills one page with its terms and notes (R19.1, R19.2)', async (offer) => {
    const bytes = await writeOfferSummary(offer, SOURCES);
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toHaveLength(1);
    const rows = OFFER_SUMMARY.rows(offer).map(({ term, value, note }) => `${term} ${value} ${note}`);
    expectWords(pdf.text, [...rows, ASSUMPTIONS]);
    expectOnEveryPage(pdf, SAMPLE, 'Creator Cash Advance');
    expectTagged(pdf, `Summary of the ${offer.months}-month offer`, 'Document Sect H1 P Table TR TH TD');
    await expectInsideFrame(bytes, SAMPLE);
  });

  it('has the terms of the regulation in its order (R19.2)', () => {
    expect(OFFER_SUMMARY.rows(MIDDLE).map(({ term }) => term)).toEqual([
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
    ]);
  });
});

it('The summary of all offers ends the contract (R19.1, R19.2)', async () => {
  const bytes = await served(FILES.contract);
  const { pages } = await readPdf(bytes);
  expectWords(pages.at(-1) ?? '', [
    'Summary of the offers',
    'Funding provided $231,000 $450,000 $850,000',
    'Estimated APR 43.7% 33.8% 28.2%',
    'Finance charge $18,750 $50,000 $150,000',
    'Total payment $249,750 $500,000 $1,000,000',
    'Estimated payment $75,000 a month $75,000 a month $75,000 a month',
    'Payment terms 90% of each payout 90% of each payout 90% of each payout',
    'Estimated term 3.3 months 6.7 months 13.3 months',
    ...OFFERS.flatMap((offer) => OFFER_SUMMARY.rows(offer).map(({ note }) => note)),
    ASSUMPTIONS,
    SAMPLE,
  ]);
  await expectInsideFrame(bytes, 'Demonstration document. It has no legal effect.');
});
