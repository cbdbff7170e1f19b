import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { makeForms, type Form } from '#src/documents/forms.ts';
import { readExtensionSources, readFonts } from '#src/documents/readSources.ts';
import { committed } from './committedForms.ts';

const MAX_PDF_BYTES = 150_000;

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function generate(): Promise<readonly Form[]> {
  return makeForms(await readFonts(), await readExtensionSources());
}

describe('The generated files', () => {
  it('are committed byte for byte as the code writes them (R10.1, R12.1, R13.3)', async () => {
    const written = (await generate()).map(({ path, bytes }) => ({ path, digest: digest(bytes) }));
    const kept = await Promise.all(
      [FILES.contract, FILES.irsForm, FILES.extension].map(async (path) => ({
        path,
        digest: digest(await committed(path)),
      })),
    );
    expect(written).toEqual(kept);
  });

  it('come out the same at a second run (R10.1, R12.1, R13.3)', async () => {
    const [once, again] = [await generate(), await generate()];
    expect(again.map(({ bytes }) => digest(bytes))).toEqual(once.map(({ bytes }) => digest(bytes)));
  });

  it.each([FILES.contract, FILES.irsForm])('keep %s small enough for a phone (R10.1, R12.1)', async (path) => {
    expect((await committed(path)).length).toBeLessThan(MAX_PDF_BYTES);
  });
});
