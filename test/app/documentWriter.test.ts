import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentWriter } from '#src/app/documentWriter.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { readPdf, served } from '#test/documents/readPdf.ts';
import { SIGNED_COPY } from '#test/support/fixtures.ts';
import { stubCanvas } from './stubCanvas.ts';

/** A busy machine needs several seconds for a document. */
const TIMEOUT_MS = 60_000;
const NAME_WITHOUT_FONT = '李小明';
const SELLER = { ...SIGNED_COPY.business, legalName: `${NAME_WITHOUT_FONT} LP` };
const IRS_COPY = { business: SELLER, taxYear: 2025, documentId: SIGNED_COPY.documentId };

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => new Response(await served(address)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Document writer', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['the filled-in form', 'Form 4506-T', () => documentWriter.irsFormCopy(IRS_COPY)],
    [
      'the signed copy',
      SIGNED_COPY.documentId,
      () => documentWriter.signedCopy({ ...SIGNED_COPY, signature: NAME_WITHOUT_FONT }),
    ],
  ])('writes %s as a PDF and paints letters without a font (R10.3, R12.8, R20.6)', async (_copy, words, write) => {
    const { drawn } = stubCanvas();
    const file = await write();
    expect(file.type).toBe('application/pdf');
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join(' ')).toContain(words);
    const painted = new Set(drawn.map(({ text }) => text));
    expect(painted).toEqual(new Set([NAME_WITHOUT_FONT]));
  });

  it('writes the summary of an offer as a PDF (R19.2)', async () => {
    const file = await documentWriter.offerSummary(OFFERS[0]);
    expect(file.type).toBe('application/pdf');
    const { title } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(title).toBe('Summary of the 3-month offer');
  });
});
