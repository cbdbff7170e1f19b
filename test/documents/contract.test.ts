import { beforeAll, describe, expect, it } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { FILES } from '#machines/journey/routes.ts';
import { contractText } from '#src/content/contractText.ts';
import { expectOnEveryPage, expectTagged, expectWords } from './pdfChecks.ts';
import { served, readPdf, type ReadPdf } from './readPdf.ts';

/** The sections that the text refers to by their numbers. */
const REFERRED_TO = {
  12: 'Your statements',
  14: 'Our promises',
  21: 'Cancellation before funding',
  22: 'Electronic records and signatures consent',
};

const TEXT = contractText(OFFERS);
let pdf: ReadPdf;

beforeAll(async () => {
  pdf = await readPdf(await served(FILES.contract));
});

describe('The contract', () => {
  it('has the 27 sections in order, and refers to the right ones (R12.1)', () => {
    const headings = Object.keys(TEXT.sections);
    const places = headings.map((heading, index) => pdf.text.indexOf(`${index + 1} ${heading}`));
    expect(places).toHaveLength(27);
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual([...places].sort((first, second) => first - second));
    for (const [number, heading] of Object.entries(REFERRED_TO)) expect(headings[Number(number) - 1]).toBe(heading);
  });

  it('shows in the PDF every word that the screen shows when the PDF cannot be shown (R12.7)', () => {
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

  it('gives the three offers with their honest estimates in one table (R8.1, R8.2, R12.1, R19.1)', () => {
    expect(TEXT.offerTable.columns).toEqual(['', '3-month offer', '6-month offer', '12-month offer']);
    expect(TEXT.offerTable.rows).toEqual([
      ['Funds you receive', '$231,000', '$450,000', '$850,000'],
      ['Purchased amount you deliver in total', '$249,750', '$500,000', '$1,000,000'],
      ['Fee, contained in the purchased amount', '$18,750', '$50,000', '$150,000'],
      ['Estimated APR', '43.7%', '33.8%', '28.2%'],
      ['Fee as a share of projected revenue', '7.5%', '10%', '15%'],
      ['Cost for each dollar you receive', '8.1 cents', '11.1 cents', '17.6 cents'],
      ['Specified percentage of monthly receipts', '90%', '90%', '90%'],
      ['Share of monthly receipts paid to you', '10%', '10%', '10%'],
      ['Projected revenue behind the estimates', '$250,000', '$500,000', '$1,000,000'],
      ['Estimated monthly remittance', '$75,000', '$75,000', '$75,000'],
      ['Estimated time at projected revenue', '3.3 months', '6.7 months', '13.3 months'],
    ]);
  });

  it('states the terms the offers promised (R3.13, R8.4)', () => {
    expectWords(pdf.text, [
      'Funding typically begins within 24-48 hours of contract execution.',
      'Collections are taken directly from your platform payouts, automatically, each month.',
      'Each month 90% of the receipts that arrive are delivered to us and 10% are paid to you.',
      'We email you a reminder 3 days before each remittance.',
      'Not a loan: no interest, no late fees, no penalties, no personal guarantee, no credit check.',
    ]);
  });

  it('numbers at least six pages and marks each as a demonstration (R12.1)', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(6);
    expectOnEveryPage(pdf, 'Demonstration document. It has no legal effect.', 'Creator Cash Advance');
  });

  it('is tagged, titled and in English for screen readers (R12.1)', () => {
    const roles = 'Root Document Sect H1 H2 P L LI Lbl LBody Table TR TH TD';
    expectTagged(pdf, 'Purchase and sale of future receipts agreement', roles);
  });
});
