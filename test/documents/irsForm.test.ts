import { beforeAll, describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { IRS_FORM_TEXT } from '#src/content/irsFormText.ts';
import { expectInOrder, expectOnEveryPage, expectTagged, expectWords } from './pdfChecks.ts';
import { readPdf, type ReadPdf, served } from './readPdf.ts';

const LINES = ['1a', '1b', '2a', '2b', '3', '4', '5', '6', '6a', '6b', '6c', '7', '8', '9'];
let pdf: ReadPdf;

beforeAll(async () => {
  pdf = await readPdf(await served(FILES.irsForm));
});

describe('The layout of Form 4506-T', () => {
  it('has the lines 1a to 9 in order (R10.1)', () => {
    const lines = IRS_FORM_TEXT.parts.flatMap((part) => part.lines);
    expect(lines.map(({ id }) => id)).toEqual(LINES);
    expectInOrder(
      pdf.pages[0] ?? '',
      lines.map(({ id, label, hint }) => `${id} ${label} ${hint}`),
    );
  });

  it('has a place for each signature (R10.1)', () => {
    const { attestation, you, spouse } = IRS_FORM_TEXT.sign;
    expectWords(pdf.pages[1] ?? '', [attestation, ...you, ...spouse]);
  });

  it('is marked as a demonstration on both pages (R10.1)', () => {
    expect(pdf.pages).toHaveLength(2);
    expectOnEveryPage(
      pdf,
      'DEMONSTRATION. DO NOT FILE.',
      'Demonstration layout of Form 4506-T fields. Not an IRS form. Do not file.',
    );
  });

  it('links only to the official form (R10.3)', () => {
    expect(pdf.links).toEqual(['https://www.irs.gov/pub/irs-pdf/f4506t.pdf']);
  });

  it('is tagged, titled and in English for screen readers (R10.1)', () => {
    expectTagged(pdf, IRS_FORM_TEXT.title, 'Root Document Sect H1 H2 P L LI Lbl LBody Link Table TH TD');
  });
});
