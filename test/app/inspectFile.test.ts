import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILE_START_BYTES } from '#machines/constants.ts';
import { inspectFile } from '#src/app/inspectFile.ts';

const OPEN = new AbortController().signal;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('File inspection', () => {
  it.each([
    ['can', 'jpeg', () => Promise.resolve()],
    ["can't", 'brokenPicture', () => Promise.reject(new DOMException('broken', 'EncodingError'))],
  ])('decodes a picture that the browser %s show: %s (R20.5)', async (_can, expected, decode) => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.stubGlobal('Image', function Image() {
      return { decode };
    });
    expect(await inspectFile(new File(['picture'], 'id.heic'), 'jpeg', OPEN)).toBe(expected);
    expect(create.mock.lastCall?.[0]).toMatchObject({ type: 'image/jpeg', size: 'picture'.length });
  });

  it('reads only the first bytes of other files (R20.5)', async () => {
    const file = new File(['GIF89a', 'x'.repeat(2 * FILE_START_BYTES)], 'id.png', { type: 'image/png' });
    const slice = vi.spyOn(file, 'slice');
    expect(await inspectFile(file, 'other', OPEN)).toBe('gif');
    expect(slice.mock.calls).toEqual([[0, FILE_START_BYTES]]);
  });

  it('opens a PDF (R20.5, R20.7)', async () => {
    const inspectPdf = vi.fn(async () => 'lockedPdf');
    vi.doMock('#src/components/pdf/inspectPdf.ts', () => ({ inspectPdf }));
    onTestFinished(() => vi.doUnmock('#src/components/pdf/inspectPdf.ts'));
    expect(await inspectFile(new File(['%PDF-1.7'], 'form.pdf'), 'pdf', OPEN)).toBe('lockedPdf');
  });
});
