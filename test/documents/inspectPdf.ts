import { openPdf } from '#src/documents/openPdf.ts';

type Picture = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
type Pictures = { get(id: string, found: (picture: Picture) => void): void };
type Box = Readonly<Record<'page' | 'left' | 'right' | 'bottom', number>> & { readonly text: string };

const ALPHA = 3;
const RGBA = 4;

/** How a PDF is drawn: where its texts are, which of its letters have no glyph, how much of each picture is inked. */
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
      if (operator === OPS.showText) missing.push(...withoutGlyph(operand));
      if (operator === OPS.paintImageXObject) inks.push(await inkOf(page.objs as Pictures, String(operand)));
    }
  }
  await task.destroy();
  return { pages: pdf.numPages, boxes, missing, inks };
}

/** The letters that are drawn with glyph 0, which is what fonts have for letters that they lack. */
function withoutGlyph(shown: unknown): readonly string[] {
  const glyphs = shown as readonly (number | { readonly originalCharCode: number; readonly unicode: string })[];
  return glyphs.flatMap((glyph) => (typeof glyph === 'object' && glyph.originalCharCode === 0 ? [glyph.unicode] : []));
}

/** The part of a picture that is drawn, from 0 to 1. */
async function inkOf(pictures: Pictures, id: string): Promise<number> {
  const { width, height, data } = await new Promise<Picture>((resolve) => pictures.get(id, resolve));
  let ink = 0;
  for (let index = ALPHA; index < data.length; index += RGBA) ink += (data[index] ?? 0) / 255;
  return ink / (width * height);
}
