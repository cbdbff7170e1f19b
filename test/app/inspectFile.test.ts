import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILE_START_BYTES } from '#machines/constants.ts';
import { inspectFile } from '#src/app/inspectFile.ts';

const OPEN = new AbortController().signal;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Inspecting a file', () => {
  it.each([
    ['can', 'jpeg', () => Promise.resolve()],
    ["can't", 'brokenPicture', () => Promise.reject(new DOMException('broken', 'EncodingError'))],
  ])('that the browser %s show as a picture finds %s (R20.5)', async (_can, expected, decode) => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.stubGlobal('Image', function Image() {
      return { decode };
    });
    expect(await inspectFile(new File(['picture'], 'id.heic'), 'jpeg', OPEN)).toBe(expected);
    expect(create.mock.lastCall?.[0]).toMatchObject({ type: 'image/jpeg', size: 'picture'.length });
  });

  it('of another type reads only its first bytes (R20.5)', async () => {
    const file = new File(['GIF89a', 'x'.repeat(2 * FILE_START_BYTES)], 'id.png', { type: 'image/png' });
    const slice = vi.spyOn(file, 'slice');
    expect(await inspectFile(file, 'other', OPEN)).toBe('gif');
    expect(slice.mock.calls).toEqual([[0, FILE_START_BYTES]]);
  });

  it('that is a PDF opens it (R20.5, R20.7)', async () => {
    const inspectPdf = vi.fn(async () => 'lockedPdf');
    vi.doMock('#src/components/pdf/inspectPdf.ts', () => ({ inspectPdf }));
    onTestFinished(() => vi.doUnmock('#src/components/pdf/inspectPdf.ts'));
    expect(await inspectFile(new File(['%PDF-1.7'], 'form.pdf'), 'pdf', OPEN)).toBe('lockedPdf');
  });
});
