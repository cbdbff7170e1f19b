import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentWriter } from '#src/app/documentWriter.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { readPdf, served } from '#test/documents/readPdf.ts';
import { SIGNED_COPY } from '#test/support/fixtures.ts';
import { stubCanvas } from './stubCanvas.ts';

/** A document takes a second to write, several on a busy machine. */
const PATIENCE_MS = 60_000;
const OF_NO_FONT = '李小明';
const SELLER = { ...SIGNED_COPY.business, legalName: `${OF_NO_FONT} LP` };
const IRS_COPY = { business: SELLER, taxYear: 2025, documentId: SIGNED_COPY.documentId };

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => new Response(await served(address)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Document writer', { timeout: PATIENCE_MS }, () => {
  it.each([
    ['the filled-in form', 'Form 4506-T', () => documentWriter.irsFormCopy(IRS_COPY)],
    [
      'the signed copy',
      SIGNED_COPY.documentId,
      () => documentWriter.signedCopy({ ...SIGNED_COPY, signature: OF_NO_FONT }),
    ],
  ])('writes %s as a PDF, with letters painted that no font has (R10.3, R12.8, R20.6)', async (_copy, words, write) => {
    const { drawn } = stubCanvas();
    const file = await write();
    expect(file.type).toBe('application/pdf');
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join(' ')).toContain(words);
    expect([...new Set(drawn.map(({ text }) => text))]).toEqual([OF_NO_FONT]);
  });

  it('writes the summary of an offer as a PDF (R19.2)', async () => {
    const file = await documentWriter.offerSummary(OFFERS[0]);
    expect(file.type).toBe('application/pdf');
    const { title } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(title).toBe('Summary of the 3-month offer');
  });
});
