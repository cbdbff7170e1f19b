// Small sample files without personal data.
import { strToU8, zipSync } from 'fflate';
import { buildPdf, dynamicFormPdf, padTo, pdfWithoutPages, textStream } from './pdfs.ts';

/** Returns a one-page PDF of at least this size. */
export function pdfFile(text = 'Good page', sizeBytes = 0): Buffer {
  return padTo(buildPdf({ 4: textStream(text) }), sizeBytes);
}

const VALID_PDF = pdfFile();

/** PDFs that can be displayed, even if malformed. */
export const READABLE_PDFS = {
  'a regular PDF': VALID_PDF,
  'a PDF that starts after 1,000 other bytes': Buffer.concat([Buffer.alloc(1000, 'x'), VALID_PDF]),
  'a PDF with a wrong xref offset': withWrongXrefOffset(VALID_PDF),
} as const;

/** PDFs that can't be displayed, keyed by the fault that inspection finds. */
export const UNREADABLE_PDFS = {
  dynamicForm: dynamicFormPdf(),
  pagelessPdf: pdfWithoutPages(),
  brokenPdf: VALID_PDF.subarray(0, 300),
  portfolio: buildPdf({ 4: textStream('For the best experience, open this PDF portfolio in Acrobat X') }),
} as const;

/** Copies a PDF and makes the offset of its cross-reference table wrong. */
export function withWrongXrefOffset(pdf: Buffer): Buffer {
  return Buffer.from(pdf.toString('latin1').replaceAll(/(?<=startxref\s+)\d+/g, '7'), 'latin1');
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

/** Returns a one-pixel image of at least this size. */
export const pngFile = (sizeBytes = 0) => padTo(PNG, sizeBytes);
export const jpegFile = (sizeBytes = 0) => padTo(JPEG, sizeBytes);

/** An image that browsers can't decode, although its signature is valid. */
export const BROKEN_JPEG = Buffer.concat([JPEG.subarray(0, 20), Buffer.alloc(400, 7)]);

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const zipOf = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`<x>${name}</x>`)]))));
const zipOfType = (type: string) => Buffer.from(zipSync({ mimetype: [strToU8(type), { level: 0 }] }));
const heif = (majorBrand: string, ...compatibleBrands: string[]) =>
  Buffer.concat([latin1(`\0\0\0\x18ftyp${majorBrand}\0\0\0\0${compatibleBrands.join('')}`), Buffer.alloc(500)]);
const HTML = '<!DOCTYPE html>\n<html><title>Sign in</title></html>';
const MAIL = 'Subject: Your return\r\nMessage-ID: <1@example.com>\r\nMIME-Version: 1.0\r\n\r\nAttached.';

/** Files that no field accepts: a name for test titles, the bytes and the detected content type. */
export const UNSUPPORTED_FILES = [
  ['an iPhone photo', heif('heic', 'mif1', 'heic'), 'heic'],
  ['an AVIF image', heif('avif', 'avif', 'mif1'), 'avif'],
  ['an AVIF image with a generic major brand', heif('mif1', 'mif1', 'avif'), 'avif'],
  ['a QuickTime movie', heif('qt  ', 'qt  '), 'media'],
  ['a WebP image', latin1('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['an SVG image', latin1('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a Word document', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), 'word'],
  ['an Excel spreadsheet', zipOf('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'), 'excel'],
  ['a legacy Word document', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'), 'office'],
  ['an OpenDocument text file', zipOfType('application/vnd.oasis.opendocument.text'), 'openDocument'],
  ['a Pages document', zipOf('Index/Document.iwa', 'preview.jpg'), 'iWork'],
  ['an RTF document', latin1('{\\rtf1\\ansi Hello}'), 'rtf'],
  ['PDF form data', latin1('%FDF-1.2\n%\xe2\xe3'), 'formData'],
  ['a web page', latin1(HTML), 'webPage'],
  ['a web page in UTF-16', Buffer.from(`\ufeff${HTML}`, 'utf16le'), 'webPage'],
  [
    'a web page saved as MHTML',
    latin1('From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.com/'),
    'webPage',
  ],
  ['a zip file', zipOf('return.pdf', 'w2.pdf'), 'archive'],
  ['a macOS web shortcut', latin1('<?xml version="1.0"?>\n<!DOCTYPE plist>\n<plist><dict><key>URL</key>'), 'shortcut'],
  ['an email', latin1(MAIL), 'email'],
  ['plain text', latin1('Dear Sir or Madam,\n\nenclosed is my return.'), 'text'],
  ['a partial PDF signature', latin1('%PDF'), 'text'],
  ['a file of zeros', Buffer.alloc(4096), 'other'],
  ['a PDF that starts after 1,020 other bytes', Buffer.concat([Buffer.alloc(1020, '\x01'), VALID_PDF]), 'other'],
] as const;
