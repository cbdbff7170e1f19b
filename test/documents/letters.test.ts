import { describe, expect, it } from 'vitest';
import { actual, letterRuns, plainLetters } from '#src/documents/letters.ts';

describe('The letters of a document', () => {
  it('are parted by the font that has them (R12.3)', () => {
    expect(letterRuns('Zoë Łuk')).toEqual([
      { text: 'Zoë ', isExtended: false },
      { text: 'Ł', isExtended: true },
      { text: 'uk', isExtended: false },
    ]);
  });

  it.each([
    ['e\u0301', 'é'],
    ['李', '[U+674E]'],
    ['😀', '[U+1F600]'],
    ['\u0007', '[U+0007]'],
    ['a\nb', 'a\nb'],
    ['“quoted” – it’s €5', '“quoted” – it’s €5'],
  ])('of %j are written as %j (R12.3)', (text, written) => {
    expect(letterRuns(text).map((run) => run.text)).toEqual([written]);
  });

  it('are measured with a like letter where only the extended font has them (R12.3)', () => {
    expect(plainLetters('Łódź')).toBe('nódn');
  });

  it('are told whole to a reader of tags when they could not all be drawn (R12.3)', () => {
    expect([actual('Łódź'), actual('李 Li')]).toEqual([{}, { actual: '李 Li' }]);
  });
});
