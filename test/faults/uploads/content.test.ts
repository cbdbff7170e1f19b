import { describe, expect, it, vi } from 'vitest';
import { irsFormProblem } from '#machines/domain/documents.ts';
import { createInputStore } from '#src/services/inputStore.ts';

const pdf = () => new File(['%PDF-1.7'], 'form.pdf', { type: 'application/pdf' });
const problemOf = async (file: File) => irsFormProblem(await createInputStore().file(file));

describe('A chosen file', () => {
  it.each([
    [0, 'empty'],
    [2_147_483_648, 'tooLarge'],
  ])('of %i bytes is %s by its first 1,024 bytes (R10.4)', async (size, problem) => {
    const file = Object.defineProperty(pdf(), 'size', { value: size });
    const slice = vi.spyOn(file, 'slice');
    const whole = vi.spyOn(file, 'arrayBuffer');
    expect(await problemOf(file)).toBe(problem);
    expect(slice.mock.calls).toEqual([[0, 1024]]);
    expect(whole).not.toHaveBeenCalled();
  });

  it('that is gone from the disk is unreadable (R10.4)', async () => {
    const file = pdf();
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('The file could not be read.', 'NotReadableError');
    });
    expect(await problemOf(file)).toBe('unreadable');
  });
});
