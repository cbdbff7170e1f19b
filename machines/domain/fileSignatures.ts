import { FILE_START_BYTES } from '#machines/constants.ts';
import { acceptedContentOf, type FileContent } from './fileContent.ts';

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** `?` matches any byte. */
const SIGNATURES = {
  gif: ['GIF87a', 'GIF89a'],
  webp: ['RIFF????WEBP'],
  tiff: ['II*\0', 'MM\0*'],
  bmp: ['BM????\0\0\0\0'],
  avif: ['????ftypavif', '????ftypavis'],
  heic: HEIF_BRANDS.map((brand) => `????ftyp${brand}`),
  picture: ['8BPS', '????jP  \r\n\x87\n', '????JXL \r\n\x87\n', '\xff\x0a', '????ftypcrx '],
  media: ['????ftyp', '????moov', '\x1a\x45\xdf\xa3', 'ID3', 'OggS', 'fLaC', 'RIFF????AVI ', 'RIFF????WAVE'],
  office: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  document: ['%!PS', '\xc5\xd0\xd3\xc6', 'AT&TFORM', '\xffWPC'],
  archive: ['PK\x05\x06', 'Rar!\x1a\x07', "7z\xbc\xaf'\x1c", '\x1f\x8b', 'BZh', '\xfd7zXZ\0'],
  shortcut: ['L\0\0\0\x01\x14\x02\0', 'bplist00'],
} as const satisfies Partial<Record<FileContent, readonly string[]>>;

const ZIP_ENTRY = 'PK\x03\x04';
const ZIP_ENTRY_BYTES_BEFORE_NAME = 26;

const ZIP_ENTRY_PATTERNS = [
  ['word', /^word\//],
  ['excel', /^xl\//],
  ['office', /^(ppt\/|\[Content_Types\]\.xml)/],
  ['openDocument', /^mimetypeapplication\/vnd\.oasis/],
  ['document', /^mimetypeapplication\/epub/],
  ['iWork', /^([^/]*\/)?[^/]*\.iwa|^QuickLook\/|^index\.apxl/],
] as const satisfies readonly (readonly [FileContent, RegExp])[];

const TEXT_START_PATTERNS = [
  ['word', /^<\?xml[^]*<\?mso-application progid="Word/],
  ['excel', /^<\?xml[^]*<\?mso-application progid="Excel/],
  ['shortcut', /^(\[InternetShortcut|\[Desktop Entry|\{[^]*"doc_id"|<\?xml[^]*<plist[^]*<key>URL<)/i],
  ['formData', /^(%FDF-|(<\?xml[^]*)?<xfdf)/],
  [
    'webPage',
    /^(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<(!doctype html|html|head|body|meta|title|script|style|div|p|br|b|h1)\b/i,
  ],
  ['svg', /^(<(\?xml|!--|!doctype svg)[^]*)?<svg[\s>]/i],
  ['webPage', /^(from|mime-version|subject):[^]*\n(snapshot-content-location|content-type: multipart\/related)/i],
  ['email', /^[\w-]+:[^]*?\n(received|message-id|mime-version|return-path|delivered-to|subject):/i],
  ['rtf', /^\{\\rtf/],
] as const satisfies readonly (readonly [FileContent, RegExp])[];

const BYTE_ORDER_MARK = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;

/** Detects the type of any file, so the error message can name it (R20.5). */
export function contentOfBytes(bytes: Uint8Array): FileContent {
  const accepted = acceptedContentOf(bytes);
  if (accepted !== null) return accepted;
  const start = String.fromCharCode(...bytes.subarray(0, FILE_START_BYTES));
  if (startsWithAny(start, [ZIP_ENTRY])) return contentOfZip(start);
  // Some AVIF files list AVIF only among the compatible brands.
  if (startsWithAny(start, ['????ftyp']) && start.slice(0, 40).includes('avif')) return 'avif';
  const contents = Object.keys(SIGNATURES) as (keyof typeof SIGNATURES)[];
  return contents.find((content) => startsWithAny(start, SIGNATURES[content])) ?? contentOfText(start);
}

function startsWithAny(start: string, signatures: readonly string[]): boolean {
  return signatures.some((signature) =>
    signature.split('').every((byte, index) => byte === '?' || start[index] === byte),
  );
}

function contentOfZip(start: string): FileContent {
  const names = start.split(ZIP_ENTRY).map((entry) => entry.slice(ZIP_ENTRY_BYTES_BEFORE_NAME));
  return ZIP_ENTRY_PATTERNS.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? 'archive';
}

function contentOfText(start: string): FileContent {
  // Removing the zero bytes turns UTF-16 into ASCII, which all patterns expect.
  const text = start.replace(BYTE_ORDER_MARK, '').replaceAll('\0', '').trimStart();
  const format = TEXT_START_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  if (format !== undefined) return format;
  return text !== '' && !/[^\P{Cc}\s\x80-\x9f]/u.test(text) ? 'text' : 'other';
}
