import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';

/** Little files as creators have them, made here and without anybody's data. */

type Objects = Readonly<Record<number, string>>;

const FONT = '/Resources<</Font<</F 5 0 R>>>>';
const page = (contents: number) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${FONT}/Contents ${contents} 0 R>>`;
const pages = (kids: readonly number[]) =>
  `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`;
const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
/** Words on a page, in as many lines as there are. */
const text = (words: string) => stream(`BT /F 12 Tf 14 TL 72 700 Td ${words.replaceAll(/(.+)\n?/g, '($1) Tj T* ')}ET`);

/** A document of one page with these words; other objects can replace its parts. */
function documentOf(words: string, objects: Objects = {}, trailer = ''): Buffer {
  const all: Objects = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: pages([3]),
    3: page(4),
    4: text(words),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  };
  const written = Object.entries(all).map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`);
  const start = '%PDF-1.7\n';
  const size = Math.max(...Object.keys(all).map(Number)) + 1;
  const places = new Map<number, number>();
  let length = start.length;
  for (const [index, number] of Object.keys(all).entries()) {
    places.set(Number(number), length);
    length += written[index]?.length ?? 0;
  }
  const lines = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const index = `xref\n0 ${size}\n${lines.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.from(start + written.join('') + index, 'latin1');
}

/** A document of one page, as large as wanted. */
export function pdfFile(words = 'Good page', sizeBytes = 0): Buffer {
  return padded(documentOf(words), sizeBytes);
}

const whole = documentOf('Good page');
const XFA = {
  9: stream(
    '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="f" layout="tb"><pageSet><pageArea name="p"><contentArea w="7in" h="10in"/><medium stock="letter" short="8.5in" long="11in"/></pageArea></pageSet><subform w="7in"/></subform></template></xdp:xdp>',
  ),
};
const PLEASE_WAIT = [
  'Please wait...',
  'If this message is not eventually replaced by the proper contents of the',
  'document, your PDF viewer may not be able to display this type of document.',
].join('\n');

/** Documents that look unusual and can be read, at least in part. */
export const READABLE_PDFS = {
  'a document': whole,
  'a document after 1,000 other bytes': Buffer.concat([Buffer.alloc(1000, 'x'), whole]),
  'a document whose index is wrong': Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')),
  'a document without its second page': documentOf('One', { 2: pages([3, 99, 7]), 7: page(8), 8: text('Three') }),
  'a document with nothing as its second page': documentOf('One', {
    2: pages([3, 6, 7]),
    6: 'null',
    7: page(8),
    8: text('Three'),
  }),
  'a form with fields that shows its page in every reader': documentOf('Name:', {
    1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]/XFA 9 0 R>>>>',
    3: page(4).replace('>>>>/Contents', '>>>>/Annots[6 0 R]/Contents'),
    6: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/DA(/F 14 Tf 0 g)/Rect[72 600 400 630]/P 3 0 R/F 4>>',
    ...XFA,
  }),
  'a very tall page': documentOf('Tall', {
    3: page(4).replace('612 792', '50 14400'),
  }),
  'a document padded to 3 MB': padded(whole, 3_000_000),
} as const;

/** Documents that nobody could read later, by the fault that they have. */
export const FAULTY_PDFS = {
  dynamicForm: documentOf(PLEASE_WAIT, {
    1: '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 9 0 R>>>>',
    ...XFA,
  }),
  pagelessPdf: documentOf('', { 2: pages([]) }),
  brokenPdf: whole.subarray(0, 300),
  portfolio: documentOf('For the best experience, open this PDF portfolio in\nAcrobat X or Adobe Reader X, or later.', {
    1: '<</Type/Catalog/Pages 2 0 R/Collection<</Type/Collection/View/D>>>>',
  }),
} as const;

/** More that has one of these faults. */
export const OTHER_FAULTY_PDFS = [
  ['its first line alone', Buffer.from('%PDF-1.7\n'), 'brokenPdf'],
  [
    'nothing but zeros after its first line',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4096)]),
    'brokenPdf',
  ],
  ['the page of a dynamic form that was printed without Adobe Reader', documentOf(PLEASE_WAIT), 'dynamicForm'],
] as const;

/** A document that was encrypted: with a password to open it, or only with one to change it. */
export async function encryptedPdf(passwords: { userPassword?: string; ownerPassword?: string }): Promise<Buffer> {
  const pdf = new PDFDocument(passwords);
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Nobody changes this.');
  pdf.end();
  await written;
  return Buffer.concat(parts);
}

/** A document that a certificate opens, which no browser does. */
export const certifiedPdf = () =>
  documentOf(
    'Secret',
    { 6: '<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s4/V 1/Recipients[<00>]>>' },
    '/Encrypt 6 0 R/ID[<00><00>]',
  );

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

/** A picture of one pixel, as large as wanted. */
export const pngFile = (sizeBytes = 0) => padded(PNG, sizeBytes);
export const jpegFile = (sizeBytes = 0) => padded(JPEG, sizeBytes);

/** Pictures that begin well and do not decode. */
export const BROKEN_PICTURES = {
  jpeg: Buffer.concat([JPEG.subarray(0, 20), Buffer.alloc(400, 7)]),
  png: Buffer.concat([PNG.subarray(0, 12), Buffer.alloc(400, 7)]),
} as const;

function padded(bytes: Buffer, sizeBytes: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, sizeBytes - bytes.length), ' ')]);
}

const ascii = (words: string) => Buffer.from(words, 'latin1');
const zipped = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`<x>${name}</x>`)]))));
const typedZip = (type: string) => Buffer.from(zipSync({ mimetype: [strToU8(type), { level: 0 }] }));
const heif = (brand: string, ...others: string[]) =>
  Buffer.concat([ascii(`\0\0\0\x18ftyp${brand}\0\0\0\0${others.join('')}`), Buffer.alloc(500)]);
const HTML = '<!DOCTYPE html>\n<html><title>Sign in</title></html>';
const MAIL = 'Subject: Your return\r\nMessage-ID: <1@example.com>\r\nMIME-Version: 1.0\r\n\r\nAttached.';

/** Files of kinds that are accepted nowhere, and those kinds. */
export const OTHER_FILES = [
  ['a photo of an iPhone', heif('heic', 'mif1', 'heic'), 'heic'],
  ['a photo of an iPhone by the name of its family', heif('mif1', 'mif1', 'heic'), 'heic'],
  ['an AVIF picture', heif('avif', 'avif', 'mif1'), 'avif'],
  ['an AVIF picture by the name of its family', heif('mif1', 'mif1', 'avif'), 'avif'],
  ['a raw photo', heif('crx ', 'crx ', 'isom'), 'picture'],
  ['a film', heif('qt  ', 'qt  '), 'media'],
  ['a GIF picture', ascii('GIF89a\x01\0\x01\0'), 'gif'],
  ['a WebP picture', ascii('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['a recording', ascii('RIFF\x24\0\0\0WAVEfmt '), 'media'],
  ['a TIFF scan', ascii('II*\0\x08\0\0\0'), 'tiff'],
  ['a TIFF scan of another machine', ascii('MM\0*\0\0\0\x08'), 'tiff'],
  ['a BMP picture', ascii('BM\x36\x03\0\0\0\0\0\0\x36\0\0\0'), 'bmp'],
  ['an SVG drawing', ascii('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a Photoshop file', ascii('8BPS\0\x01'), 'picture'],
  ['a Word document', zipped('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), 'word'],
  ['an Excel spreadsheet', zipped('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), 'excel'],
  ['a PowerPoint file', zipped('[Content_Types].xml', 'ppt/presentation.xml'), 'office'],
  ['an old Word document', ascii('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), 'office'],
  ['an XML document of Word', ascii('<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?>'), 'word'],
  ['an OpenDocument text', typedZip('application/vnd.oasis.opendocument.text'), 'openDocument'],
  ['an EPUB book', typedZip('application/epub+zip'), 'document'],
  ['a Pages document', zipped('Index/Document.iwa', 'preview.jpg'), 'iWork'],
  ['an RTF document', ascii('{\\rtf1\\ansi Hello}'), 'rtf'],
  ['a PostScript file', ascii('%!PS-Adobe-3.0'), 'document'],
  ['the data of a form', ascii('%FDF-1.2\n%\xe2\xe3'), 'formData'],
  ['the data of a form as XML', ascii('<?xml version="1.0"?>\n<xfdf xmlns="http://ns.adobe.com/xfdf/"/>'), 'formData'],
  ['a web page', ascii(HTML), 'webPage'],
  ['a web page after blank lines', ascii(`\r\n\r\n  ${HTML}`), 'webPage'],
  ['a web page after a comment', ascii(`<!-- saved from url -->\n${HTML}<svg>`), 'webPage'],
  ['a web page in UTF-8 with a mark', ascii(`\xef\xbb\xbf${HTML}`), 'webPage'],
  ['a web page in UTF-16', Buffer.from(`\ufeff${HTML}`, 'utf16le'), 'webPage'],
  ['a page of XHTML', ascii(`<?xml version="1.0"?>\n${HTML}`), 'webPage'],
  ['a piece of a web page', ascii('<br />\n<b>Warning</b>: cannot open'), 'webPage'],
  [
    'a web page saved whole',
    ascii('From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.com/'),
    'webPage',
  ],
  ['a zip file', zipped('return.pdf', 'w2.pdf'), 'archive'],
  ['a RAR archive', ascii('Rar!\x1a\x07\x01\0'), 'archive'],
  ['a 7z archive', ascii("7z\xbc\xaf'\x1c\0\x04"), 'archive'],
  ['a compressed file', ascii('\x1f\x8b\x08\0'), 'archive'],
  ['a Windows shortcut', ascii('L\0\0\0\x01\x14\x02\0\0\0'), 'shortcut'],
  ['a shortcut to a page', ascii('[InternetShortcut]\r\nURL=https://example.com/'), 'shortcut'],
  ['a shortcut of a Mac', ascii('<?xml version="1.0"?>\n<!DOCTYPE plist>\n<plist><dict><key>URL</key>'), 'shortcut'],
  ['a shortcut of Google Drive', ascii('{"url":"https://docs.google.com/","doc_id":"1"}'), 'shortcut'],
  ['an email', ascii(MAIL), 'email'],
  ['plain text', ascii('Dear Sir or Madam,\n\nenclosed is my return.'), 'text'],
  ['text in UTF-16', Buffer.from('\ufeffEnclosed', 'utf16le'), 'text'],
  ['an answer of a server', ascii('{"error":"expired"}'), 'text'],
  ['half of a PDF signature', ascii('%PDF'), 'text'],
  ['a program', ascii('MZ\x90\0\x03\0\0\0'), 'other'],
  ['nothing but zeros', Buffer.alloc(4096), 'other'],
  ['a PDF after 1,020 other bytes', Buffer.concat([Buffer.alloc(1020, '\x01'), whole]), 'other'],
] as const;
