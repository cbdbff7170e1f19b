import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { makeForms } from '#src/documents/makeForms.ts';
import { served } from './readPdf.ts';

const MAX_PDF_BYTES = 150_000;

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('The generated files', () => {
  // That they were committed at another time, from another computer, proves that they come out the same each time.
  it('are committed byte for byte as the code writes them (R10.1, R12.1, R13.3)', async () => {
    const forms = await makeForms();
    const paths = [FILES.contract, FILES.contractPicture, FILES.irsForm, FILES.irsFormPicture, FILES.extension];
    const kept = await Promise.all(paths.map(async (path) => [path, digest(await served(path))]));
    expect(Array.from(forms, ([path, bytes]) => [path, digest(bytes)])).toEqual(kept);
  });

  it.each([FILES.contract, FILES.irsForm])('keep %s small enough for a phone (R10.1, R12.1)', async (path) => {
    expect((await served(path)).length).toBeLessThan(MAX_PDF_BYTES);
  });
});
