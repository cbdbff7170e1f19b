import { openPdf } from '#src/documents/openPdf.ts';

type Picture = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
type Pictures = { get(id: string, found: (picture: Picture) => void): void };
type Box = Readonly<Record<'page' | 'left' | 'right' | 'bottom', number>> & { readonly text: string };
type Glyph = number | { readonly originalCharCode: number; readonly unicode: string };

const ALPHA = 3;
const RGBA = 4;

/** Returns where the texts of a PDF are, the letters without a glyph, and the inked share of each picture. */
export async function inspectPdf(bytes: Uint8Array) {
  const task = openPdf(bytes);
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await task.promise;
  const boxes: Box[] = [];
  const missing: string[] = [];
  const inks: number[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      boxes.push({ page: number, text: item.str, left, right: left + item.width, bottom });
    }
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, operator] of fnArray.entries()) {
      const [operand] = (argsArray[index] as readonly unknown[]) ?? [];
      if (operator === OPS.showText) missing.push(...withoutGlyph(operand as readonly Glyph[]));
      if (operator === OPS.paintImageXObject) inks.push(await inkOf(page.objs as Pictures, String(operand)));
    }
  }
  await task.destroy();
  return { pages: pdf.numPages, boxes, missing, inks };
}

/** Returns the letters drawn with glyph 0, which fonts have for letters that they lack. */
function withoutGlyph(glyphs: readonly Glyph[]): readonly string[] {
  return glyphs.flatMap((glyph) => (typeof glyph === 'object' && glyph.originalCharCode === 0 ? [glyph.unicode] : []));
}

async function inkOf(pictures: Pictures, id: string): Promise<number> {
  const { width, height, data } = await new Promise<Picture>((resolve) => pictures.get(id, resolve));
  const alphas = data.filter((_, index) => index % RGBA === ALPHA);
  return alphas.reduce((sum, alpha) => sum + alpha / 255, 0) / (width * height);
}
