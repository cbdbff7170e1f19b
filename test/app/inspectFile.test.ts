import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILE_START_BYTES } from '#machines/constants.ts';
import { inspectFile } from '#src/app/inspectFile.ts';

const OPEN = new AbortController().signal;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that can show pictures or not, and the files that it was given to show. */
function stubPictures(canShow: boolean): readonly Blob[] {
  const shown: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${shown.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const decode = () => (canShow ? Promise.resolve() : Promise.reject(new DOMException('broken', 'EncodingError')));
  vi.stubGlobal('Image', function Image() {
    return { decode };
  });
  return shown;
}

describe('A chosen file', () => {
  it.each([
    [true, 'png', 'png'],
    [true, 'jpeg', 'jpeg'],
    [false, 'png', 'brokenPicture'],
  ] as const)('that the browser can show (%s) as %s is called %s (R20.5)', async (canShow, content, expected) => {
    const shown = stubPictures(canShow);
    const file = new File(['picture'], 'id.heic', { type: 'image/heic' });
    expect(await inspectFile(file, content, OPEN)).toBe(expected);
    expect(shown.map(({ type, size }) => [type, size])).toEqual([[`image/${content}`, file.size]]);
  });

  it('of another kind is named by its first bytes alone (R20.5)', async () => {
    const file = new File(['GIF89a', 'x'.repeat(2 * FILE_START_BYTES)], 'id.png', { type: 'image/png' });
    const slice = vi.spyOn(file, 'slice');
    expect(await inspectFile(file, 'other', OPEN)).toBe('gif');
    expect(slice.mock.calls).toEqual([[0, FILE_START_BYTES]]);
  });

  it('that is a PDF is opened while there is time (R20.5, R20.7)', async () => {
    const inspectPdf = vi.fn(async () => 'lockedPdf');
    vi.doMock('#src/components/pdf/inspectPdf.ts', () => ({ inspectPdf }));
    onTestFinished(() => vi.doUnmock('#src/components/pdf/inspectPdf.ts'));
    const file = new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });
    expect(await inspectFile(file, 'pdf', OPEN)).toBe('lockedPdf');
    expect(inspectPdf.mock.calls).toEqual([[file, OPEN]]);
  });
});
