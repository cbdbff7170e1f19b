import { afterEach, describe, expect, it, vi } from 'vitest';
import { OFFERS } from '#machines/domain/offers.ts';
import { documentWriter } from '#src/app/documentWriter.ts';
import { loadPainter } from '#src/documents/painter.ts';
import { readPdf, readServedFile } from '#test/documents/readPdf.ts';
import { SIGNED_COPY } from '#test/support/fixtures.ts';

afterEach(() => void vi.unstubAllGlobals());

const NAME_WITHOUT_FONT = '李小明';
const SELLER = { ...SIGNED_COPY.business, legalName: `${NAME_WITHOUT_FONT} LP` };
const IRS_COPY = { business: SELLER, taxYear: 2025, documentId: SIGNED_COPY.documentId };
const SIGNED_BY_LI = { ...SIGNED_COPY, signature: NAME_WITHOUT_FONT };

/** The bounding box of painted letters, in pixels. */
const BOUNDS = {
  actualBoundingBoxLeft: 2.5,
  actualBoundingBoxRight: 61.2,
  actualBoundingBoxAscent: 40,
  actualBoundingBoxDescent: 9.1,
};
const PIXELS_PER_LETTER = 32;

/** Stubs a canvas, and fonts that contain only the letters for which `isCovered` returns true. */
function stubCanvas(isCovered: (letter: string) => boolean = () => true) {
  const requested: [font: string, letters: string][] = [];
  const drawn: { readonly text: string; readonly at: readonly number[]; readonly style: readonly string[] }[] = [];
  const style = { font: '', direction: '', textAlign: '', fillStyle: '' };
  const context = Object.assign(style, {
    canvas: { width: 300, height: 150 },
    measureText: (text: string) => ({ width: text.length * PIXELS_PER_LETTER, ...BOUNDS }),
    fillText: (text: string, ...at: readonly number[]) => {
      drawn.push({ text, at, style: [style.font, style.direction, style.textAlign, style.fillStyle] });
    },
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      return { width, height, data: new Uint8ClampedArray(width * height * 4) };
    },
  });
  const load = async (font: string, letters: string) => {
    requested.push([font, letters]);
    return isCovered(letters) ? [{}] : [];
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }), fonts: { load } });
  return { requested, drawn };
}

// Writing a document can take several seconds on a busy machine.
describe('Document writer', { timeout: 60_000 }, () => {
  it.each([
    ['the filled-in form', 'Form 4506-T', [NAME_WITHOUT_FONT], () => documentWriter.irsFormCopy(IRS_COPY)],
    ['the signed copy', SIGNED_COPY.documentId, [NAME_WITHOUT_FONT], () => documentWriter.signedCopy(SIGNED_BY_LI)],
    ['the summary of an offer', '3-month offer', [], () => documentWriter.offerSummary(OFFERS[0])],
  ])('writes %s as a PDF, with unsupported letters as images (R10.3, R12.8, R19.2, R20.6)', async (...row) => {
    const [, expectedText, expectedLetters, write] = row;
    vi.stubGlobal('fetch', async (address: string) => new Response(await readServedFile(address)));
    const { drawn } = stubCanvas();
    const file = await write();
    expect(file.type).toBe('application/pdf');
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(pages.join(' ')).toContain(expectedText);
    const painted = new Set(drawn.map(({ text }) => text));
    expect(painted).toEqual(new Set(expectedLetters));
  });
});

describe('Letter painter', () => {
  const LETTERING = { weight: 600, color: '#123456', isRightToLeft: false };

  it('loads the fallback font only for letters that other fonts lack (R20.6)', async () => {
    const complete = stubCanvas();
    await loadPainter('李x');
    expect(complete.requested).not.toContainEqual(['400 64px Unifont', '李x']);
    const incomplete = stubCanvas((letters) => letters !== '李');
    await loadPainter('李x');
    expect(incomplete.requested.slice(-2)).toEqual([
      ['400 64px Unifont', '李x'],
      ['600 64px Unifont', '李x'],
    ]);
  });

  it('leaves a one-pixel margin around letters (R20.6)', async () => {
    const { drawn } = stubCanvas();
    const { image, ...position } = (await loadPainter('李')).paint('李', LETTERING);
    expect(drawn).toEqual([
      { text: '李', at: [4, 41], style: [expect.stringMatching(/^600 64px '/), 'ltr', 'left', LETTERING.color] },
    ]);
    const [width, height] = [4 + 63, 41 + 11];
    expect(image).toMatchObject({ width, height });
    expect(position).toEqual({ x: -4 / 64, ascent: 41 / 64, width: width / 64, height: height / 64 });
  });
});
