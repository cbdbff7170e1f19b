import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { makeForms } from '#src/documents/makeForms.ts';
import { served } from './readPdf.ts';

const MAX_PDF_BYTES = 150_000;

/** A stream, which is as small as the library of a machine packs it; whatever follows from its size is left out. */
const STREAM = /\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream|\nxref\n[^]*$/g;
const unpacked = (_match: string, stream?: string) =>
  stream === undefined ? '' : strFromU8(unzlibSync(strToU8(stream, true)), true);

const digest = (bytes: Uint8Array) =>
  createHash('sha256').update(strFromU8(bytes, true).replaceAll(STREAM, unpacked)).digest('hex');

describe('The generated files', () => {
  // That they were committed at another time, from another computer, proves that they come out the same each time.
  it('are committed as the code writes them, byte for byte once they are unpacked (R10.1, R12.1, R13.3)', async () => {
    const forms = await makeForms();
    const paths = [FILES.contract, FILES.contractPicture, FILES.irsForm, FILES.irsFormPicture, FILES.extension];
    const stored = await Promise.all(paths.map(async (path) => [path, digest(await served(path))]));
    expect(Array.from(forms, ([path, bytes]) => [path, digest(bytes)])).toEqual(stored);
  });

  it.each([FILES.contract, FILES.irsForm])('keep %s small enough for a phone (R10.1, R12.1)', async (path) => {
    expect((await served(path)).length).toBeLessThan(MAX_PDF_BYTES);
  });
});
