import { expect, it, vi } from 'vitest';
import { FILE_START_BYTES } from '#machines/constants.ts';
import { inspectFile } from '#src/app/inspectFile.ts';

it('File inspection reads only the start of a file of unknown type (R20.5)', async () => {
  const file = new File(['GIF89a', 'x'.repeat(2 * FILE_START_BYTES)], 'id.png', { type: 'image/png' });
  const slice = vi.spyOn(file, 'slice');
  expect(await inspectFile(file, 'other', new AbortController().signal)).toBe('gif');
  expect(slice.mock.calls).toEqual([[0, FILE_START_BYTES]]);
});
