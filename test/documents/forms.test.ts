import { createCanvas, loadImage } from '@napi-rs/canvas';
import { strFromU8, strToU8, unzipSync, unzlibSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { makeForms } from '#src/documents/makeForms.ts';
import { readServedFile } from './readPdf.ts';

/** Returns the size limit of a download, chosen for phones. */
const maxBytes = (path: string) => (/\.(?:pdf|zip)$/.test(path) ? 150_000 : 60_000);
/** Antialiasing varies slightly between processors. A changed letter affects more values, by larger amounts. */
const CLEAR_DIFFERENCE = 128;
const MAX_DIFFERENT_VALUES = 10;

/** Matches compressed streams and the cross-reference table, which depend on the version of zlib. */
const COMPRESSED = /\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream|\nxref\n[^]*$/g;

function decompress(bytes: Uint8Array = new Uint8Array()): string {
  return strFromU8(bytes, true).replaceAll(COMPRESSED, (_match, stream?: string) =>
    stream === undefined ? '' : strFromU8(unzlibSync(strToU8(stream, true)), true),
  );
}

async function readPixels(file: Uint8Array = new Uint8Array()) {
  const image = await loadImage(file);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

describe('The generated files', () => {
  let forms: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    forms = await makeForms();
  });

  it('include one small file for each address (R10.1, R12.1, R13.3)', () => {
    expect(Array.from(forms.keys()).toSorted()).toEqual(Object.values(FILES).toSorted());
    expect(Array.from(forms).filter(([path, bytes]) => bytes.length > maxBytes(path))).toEqual([]);
  });

  it.each([FILES.contract, FILES.irsForm, FILES.extension])(
    'include %s, identical to the committed file once decompressed (R10.1, R12.1, R13.3)',
    async (path) => {
      expect(decompress(forms.get(path)) === decompress(await readServedFile(path))).toBe(true);
    },
  );

  it.each([FILES.contractPicture, FILES.irsFormPicture])(
    'include %s, which looks like the committed image (R10.1, R12.1)',
    async (path) => {
      const [generated, committed] = await Promise.all([
        readPixels(forms.get(path)),
        readPixels(await readServedFile(path)),
      ]);
      expect(generated.width).toBe(committed.width);
      expect(generated.height).toBe(committed.height);
      const isChanged = (value: number, index: number) =>
        Math.abs(value - (committed.data[index] ?? 0)) > CLEAR_DIFFERENCE;
      expect(generated.data.filter(isChanged).length).toBeLessThan(MAX_DIFFERENT_VALUES);
    },
  );

  it('include an extension archive, committed with every file of the extension (R13.3)', async () => {
    const names = Object.keys(unzipSync(await readServedFile(FILES.extension))).toSorted();
    const icons = ['icon-128.png', 'icon-16.png', 'icon-48.png'];
    expect(names).toEqual([...icons, 'manifest.json', 'popup.css', 'popup.html', 'popup.js']);
  });
});
