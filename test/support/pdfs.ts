// Builds PDFs from numbered objects: 1 catalog, 2 page tree, 3 page, 4 page content, 5 font.
import PDFDocument from 'pdfkit';

type Objects = Readonly<Record<number, string>>;

const LETTER = '/MediaBox[0 0 612 792]';
const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const FIRST_LINE = Buffer.from('%PDF-1.7\n');

const pageTree = (...kids: readonly number[]) =>
  `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`;
const page = (contents: number, entries = LETTER) =>
  `<</Type/Page/Parent 2 0 R/Resources<</Font<</F 5 0 R>>>>/Contents ${contents} 0 R${entries}>>`;
const stream = (content: string, entries = '') =>
  `<</Length ${content.length}${entries}>>\nstream\n${content}\nendstream`;

/** Returns page content that shows text, given as letters or as hex character codes in angle brackets. */
export function textStream(text: string, top = 700): string {
  const operand = /^<.*>$/.test(text) ? text : `(${text})`;
  return stream(`BT /F 24 Tf 20 ${top} Td ${operand} Tj ET`);
}

/** Builds a PDF, by default with one page; `objects` adds to the default objects or replaces them. */
export function buildPdf(objects: Objects = {}, trailer = ''): Buffer {
  const all: Objects = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: pageTree(3),
    3: page(4),
    4: textStream('Sheet 1'),
    5: HELVETICA,
    ...objects,
  };
  const size = Math.max(...Object.keys(all).map(Number)) + 1;
  let text = FIRST_LINE.toString();
  let xref = `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let number = 1; number < size; number += 1) {
    xref += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${all[number] ?? 'null'}\nendobj\n`;
  }
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + xref + end, 'latin1');
}

export function padTo(bytes: Buffer, sizeBytes: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, sizeBytes - bytes.length), ' ')]);
}

/** A three-page PDF whose second page is missing from the file. */
export function pdfWithoutSecondPage(): Buffer {
  return buildPdf({ 2: pageTree(3, 99, 6), 6: page(7), 7: textStream('Sheet 3') });
}

export function pdfWithoutPages(): Buffer {
  return buildPdf({ 2: pageTree() });
}

/** A PDF whose page has this size in points; `entries` are added to the page object. */
export function pdfOfSize(width: number, height: number, entries = ''): Buffer {
  return buildPdf({
    3: page(4, `/MediaBox[0 0 ${width} ${height}]${entries}`),
    4: textStream('Sheet 1', height - 40),
  });
}

/** A PDF with one form field; object 6 is an empty appearance stream. */
export function pdfWithField(field: string): Buffer {
  return buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/DR<</Font<</F 5 0 R>>>>>>>>',
    3: page(4, `${LETTER}/Annots[7 0 R]`),
    4: stream(''),
    6: stream('', '/Type/XObject/Subtype/Form/BBox[0 0 280 30]'),
    7: `<</Type/Annot/Subtype/Widget/P 3 0 R/DA(/F 12 Tf 0 g)${field}>>`,
  });
}

/** An XFA form, which only Adobe software can display. */
export function dynamicFormPdf(): Buffer {
  const template =
    '<subform name="f" layout="tb"><pageSet><pageArea name="p"><contentArea w="7in" h="10in"/><medium stock="letter" short="8.5in" long="11in"/></pageArea></pageSet><subform w="7in"/></subform>';
  return buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 6 0 R>>>>',
    4: textStream('Please wait...'),
    6: stream(
      `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">${template}</template></xdp:xdp>`,
    ),
  });
}

/** A PDF that says "company name" in Chinese, in a system font that it doesn't embed. */
export function chinesePdf(): Buffer {
  return buildPdf({
    4: textStream('<516C53F8540D79F0>'),
    5: '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    6: '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R/DW 1000>>',
    7: '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  });
}

/** A PDF of a black page with fax compression, like the output of a scanner. */
export function scannedPdf(): Buffer {
  const fax = '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16/Rows 16>>';
  const lines = Buffer.from('26a0bfffffffe0', 'hex').toString('latin1');
  return buildPdf({
    3: `<</Type/Page/Parent 2 0 R${LETTER}/Resources<</XObject<</I 6 0 R>>>>/Contents 4 0 R>>`,
    4: stream('612 0 0 792 0 0 cm /I Do'),
    6: stream(lines, `/Subtype/Image/Width 16/Height 16/ColorSpace/DeviceGray/BitsPerComponent 1${fax}`),
  });
}

/** A PDF that tries to run a script on open, from a link and through a font matrix (CVE-2024-4367). */
export function maliciousPdf(): Buffer {
  const script = 'globalThis.ranFromPdf = true';
  const matrix = `/FontMatrix[.001 0 0 .001 0 (0\\); ${script} //)]`;
  return buildPdf({
    1: `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script})>>>>`,
    3: `<</Type/Page/Parent 2 0 R${LETTER}/Resources<</Font<</F 5 0 R/G 6 0 R>>>>/Contents 4 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 612 792]/A<</S/URI/URI(javascript:${script})>>>>]>>`,
    4: stream('BT /F 24 Tf 72 700 Td (a) Tj /G 24 Tf 0 -40 Td (Sheet 1) Tj ET'),
    5: `<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]${matrix}/CharProcs<</a 7 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]>>`,
    6: `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${matrix}>>`,
    7: stream('1000 0 0 0 750 750 d1 0 0 750 750 re f'),
  });
}

/** A PDF encrypted with a password for opening it, for changing it, or both. */
export async function encryptedPdf(passwords: { userPassword?: string; ownerPassword?: string }): Promise<Buffer> {
  const pdf = new PDFDocument(passwords);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Secret');
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** A PDF encrypted with a certificate, which no browser supports. */
export function certificateEncryptedPdf(): Buffer {
  const encryption = '<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s4/V 1/Recipients[<00>]>>';
  return buildPdf({ 6: encryption }, '/Encrypt 6 0 R/ID[<00><00>]');
}
