import { describe, expect, it } from 'vitest';
import { contentOfBytes } from '#machines/domain/fileSignatures.ts';
import { jpegFile, OTHER_FILES, pdfFile, pngFile } from '#test/support/files.ts';

const after = (bytes: number, file: Buffer) => Buffer.concat([Buffer.alloc(bytes, 'x'), file]);

describe('File content', () => {
  it.each([
    ['a PDF', pdfFile(), 'pdf'],
    ['a PDF after a mark and line breaks', Buffer.concat([Buffer.from('\ufeff\r\n'), pdfFile()]), 'pdf'],
    ['a PDF with its signature at the end of 1,024 bytes', after(1019, pdfFile()), 'pdf'],
    ['a PDF with its signature one byte later', after(1020, pdfFile()), 'text'],
    ['a JPEG', jpegFile(), 'jpeg'],
    ['a JPEG that mentions a PDF', Buffer.concat([jpegFile().subarray(0, 20), pdfFile()]), 'jpeg'],
    ['a JPEG after another byte', after(1, jpegFile()), 'other'],
    ['a PNG', pngFile(), 'png'],
    ['a PNG after another byte', after(1, pngFile()), 'other'],
    ['an empty file', Buffer.alloc(0), 'other'],
    ['blanks alone', Buffer.from(' \r\n\t '), 'other'],
    ['a text about AVIF', Buffer.from('avif is a kind of picture'), 'text'],
    ['a HEIF that mentions AVIF later', Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(40)}avif`), 'heic'],
    ...OTHER_FILES,
  ] as const)('is recognized by the first bytes of %s (R10.4, R20.5)', (_what, bytes, content) => {
    expect(contentOfBytes(bytes)).toBe(content);
  });

  it('is recognized by 4,096 bytes at most (R20.5)', () => {
    const long = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200_000, 'x'), Buffer.from('PK\x03\x04')]);
    expect(contentOfBytes(long)).toBe('archive');
  });
});
