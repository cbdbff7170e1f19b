import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { FILES } from '#machines/journey/routes.ts';

const FORM = readFileSync(`public${FILES.irsForm}`);
const START_OF_INDEX = /startxref\s+\d+/g;

/** The form as a server that fails would give it. */
export const BROKEN_FORMS = {
  'a page in place of it': Buffer.from('<!doctype html><title>Sign in</title>'),
  'a file of zeros': Buffer.alloc(4096),
  'its first line alone': Buffer.from('%PDF-1.7\n'),
  'its first half': FORM.subarray(0, FORM.length / 2),
} as const;

/** The form with an index that cannot be found where the file says; the length of the file stays. */
export function formWithoutIndex(): Buffer {
  const text = FORM.toString('latin1');
  return Buffer.from(
    text.replaceAll(START_OF_INDEX, (place) => place.replaceAll(/\d/g, '0')),
    'latin1',
  );
}

/** A document that only its password opens. */
export async function lockedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: 'unknown' });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Nobody reads this.');
  pdf.end();
  await written;
  return Buffer.concat(parts);
}

/** A document that tries to run a script: when it opens, from a link, and through the matrix of a font (CVE-2024-4367). */
export function maliciousPdf(): Buffer {
  const script = 'globalThis.ranFromPdf = true';
  const glyph = streamOf('1000 0 0 0 750 750 d1 0 0 750 750 re f');
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script})>>>>`,
    '<</Type/Pages/Count 1/Kids[4 0 R]>>',
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 (0\\); ${script} //)]/CharProcs<</a 6 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R/G 7 0 R>>>>/Contents 5 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 612 792]/A<</S/URI/URI(javascript:${script})>>>>]>>`,
    streamOf('BT /F 24 Tf 72 700 Td (a) Tj /G 24 Tf 0 -40 Td (Sheet 1) Tj ET'),
    glyph,
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FontMatrix[.001 0 0 .001 0 (0\\); ${script} //)]>>`,
  ]);
}

/** A page that is black all over, as a scanner packs it. */
export function scannedPdf(): Buffer {
  const fax = '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16/Rows 16>>';
  const lines = Buffer.from('26a0bfffffffe0', 'hex').toString('latin1');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    streamOf('612 0 0 792 0 0 cm /I Do'),
    streamOf(lines, `/Subtype/Image/Width 16/Height 16/ColorSpace/DeviceGray/BitsPerComponent 1${fax}`),
  ]);
}

export function streamOf(content: string, entries = ''): string {
  return `<</Length ${content.length}${entries}>>\nstream\n${content}\nendstream`;
}

export function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const index = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + index + trailer, 'latin1');
}
