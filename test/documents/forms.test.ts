import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { strFromU8, strToU8, unzlibSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { makeForms } from '#src/documents/makeForms.ts';
import { served } from './readPdf.ts';

const MAX_PDF_BYTES = 150_000;
const MAX_PICTURE_BYTES = 60_000;
/** Edges differ slightly between versions of Node and processors; a changed letter differs in more values, and by more. */
const CLEAR_DIFFERENCE = 128;
const VALUES_OF_A_LETTER = 10;

/** A stream, which is as small as the library of a machine packs it; whatever follows from its size is left out. */
const STREAM = /\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream|\nxref\n[^]*$/g;
const unpacked = (_match: string, stream?: string) =>
  stream === undefined ? '' : strFromU8(unzlibSync(strToU8(stream, true)), true);

const digest = (bytes: Uint8Array = new Uint8Array()) =>
  createHash('sha256').update(strFromU8(bytes, true).replaceAll(STREAM, unpacked)).digest('hex');

async function pixelsOf(picture: Uint8Array = new Uint8Array()) {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

describe('The generated files', () => {
  let forms: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    forms = await makeForms();
  });

  it('are one for each address (R10.1, R12.1, R13.3)', () => {
    expect([...forms.keys()].toSorted()).toEqual(Object.values(FILES).toSorted());
  });

  // That they were committed at another time, from another computer, proves that they come out the same each time.
  it.each([FILES.contract, FILES.irsForm, FILES.extension])(
    'have the committed bytes of %s once they are unpacked (R10.1, R12.1, R13.3)',
    async (path) => {
      expect(digest(forms.get(path))).toBe(digest(await served(path)));
    },
  );

  it.each([FILES.contractPicture, FILES.irsFormPicture])('look like the committed %s (R10.1, R12.1)', async (path) => {
    const [made, committed] = await Promise.all([pixelsOf(forms.get(path)), pixelsOf(await served(path))]);
    expect([made.width, made.height]).toEqual([committed.width, committed.height]);
    const changed = made.data.filter(
      (value, index) => Math.abs(value - (committed.data[index] ?? 0)) > CLEAR_DIFFERENCE,
    );
    expect(changed.length).toBeLessThan(VALUES_OF_A_LETTER);
  });

  it.each([
    [FILES.contract, MAX_PDF_BYTES],
    [FILES.irsForm, MAX_PDF_BYTES],
    [FILES.contractPicture, MAX_PICTURE_BYTES],
    [FILES.irsFormPicture, MAX_PICTURE_BYTES],
  ])('keep %s below %i bytes, for a phone (R10.1, R12.1)', async (path, most) => {
    expect((await served(path)).length).toBeLessThan(most);
  });
});
