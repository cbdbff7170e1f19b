import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_OWNER_PERCENT, MIN_OWNER_PERCENT } from '#machines/constants.ts';
import { isPercentageInput, ownerPercentageProblem } from '#machines/domain/business.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { einProblem, formatEin, maskEin } from '#machines/domain/ein.ts';

const NUMBER_OF_TEXTS = 3000;
const EIN_CHARACTERS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '-',
  ' ',
  '\n',
  '‑',
  '–',
  '٣',
  '３',
  '\u200B',
  '\0',
  'a',
  '🙂',
] as const;
const LONG_TEXT = '1'.repeat(10_000);
const PLAIN_EIN = /^\d{2}-\d{7}$/;
/** White space, and the characters that take no room: zero-width, joiners, direction marks, the byte order mark. */
const UNSEEN = [' ', '\u00A0', '\t', '\n', '\0', '\u200B', '\u200C', '\u200D', '\u2060', '\u202E', '\uFEFF', 'ㅤ'];

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Any text, broken ones included, and texts that are nearly a number. */
function texts() {
  const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
  const nearly = fc.string({ unit: fc.constantFrom(...EIN_CHARACTERS), minLength: 7, maxLength: 13 });
  return fc.oneof(fc.string({ unit: anyUnit }), nearly);
}

describe('F-70 hostile text is pasted or composed', () => {
  it('an EIN counts as whole only as two and seven plain digits, and is then written with its hyphen (R9.2)', () => {
    let wholeOnes = 0;
    const { counterexample } = fc.check(
      fc.property(texts(), (text) => {
        const isWhole = /^(?:[0-9]{2}-[0-9]{7}|[0-9]{9})$/.test(text.trim());
        if (isWhole) wholeOnes += 1;
        return (einProblem(text) === null) === isWhole && PLAIN_EIN.test(formatEin(text)) === isWhole;
      }),
      {
        numRuns: NUMBER_OF_TEXTS,
        examples: [
          ['12-3456789'],
          [' 12-3456789\n'],
          ['123456789'],
          ['１２-３４５６７８９'],
          ['12‑3456789'],
          [LONG_TEXT],
        ],
      },
    );
    expect(counterexample).toBeNull();
    expect(wholeOnes).toBeGreaterThanOrEqual(3);
  });

  it('an EIN that is written out is written the same a second time (R9.2)', () => {
    const { counterexample } = fc.check(
      fc.property(texts(), (text) => formatEin(formatEin(text)) === formatEin(text)),
      { numRuns: NUMBER_OF_TEXTS },
    );
    expect(counterexample).toBeNull();
  });

  it('a masked EIN shows no digit but the last four (R9.2)', () => {
    const { counterexample } = fc.check(
      fc.property(texts(), (text) => digitsOf(maskEin(text)) === digitsOf(formatEin(text)).slice(-4)),
      { numRuns: NUMBER_OF_TEXTS, examples: [['123456789'], [LONG_TEXT]] },
    );
    expect(counterexample).toBeNull();
  });

  it('a percentage field takes plain digits or nothing (R9.4)', () => {
    const { counterexample } = fc.check(
      fc.property(texts(), (text) => isPercentageInput(text) === !/[^0-9]/.test(text)),
      { numRuns: NUMBER_OF_TEXTS, examples: [[''], ['25'], ['２５'], ['٢٥'], ['25\n'], ['1e2'], ['+25'], [LONG_TEXT]] },
    );
    expect(counterexample).toBeNull();
  });

  it.each(['1e2', '２５', '٢٥', '25%', ' 25', '25\n', '-25', '0x19', '2\u200B5', '25.0', 'Infinity', 'NaN'])(
    'a percentage of %j is refused, whatever a number it may mean (R9.4)',
    (text) => expect(ownerPercentageProblem(text)).toEqual('notWhole'),
  );

  it('a percentage is accepted exactly when its digits mean 25 to 100, leading zeros or not (R9.4)', () => {
    const { counterexample } = fc.check(
      fc.property(fc.nat({ max: 300 }), fc.nat({ max: 4 }), (percent, zeros) => {
        const isInRange = percent >= MIN_OWNER_PERCENT && percent <= MAX_OWNER_PERCENT;
        return ownerPercentageProblem(`${'0'.repeat(zeros)}${percent}`) === (isInRange ? null : 'outOfRange');
      }),
      {
        numRuns: NUMBER_OF_TEXTS,
        examples: [
          [25, 1],
          [100, 1],
          [24, 0],
          [101, 0],
        ],
      },
    );
    expect(counterexample).toBeNull();
    expect(ownerPercentageProblem(LONG_TEXT)).toEqual('outOfRange');
  });

  it('a signature of characters that nobody sees is no signature (R12.4)', () => {
    const { counterexample } = fc.check(
      fc.property(fc.string({ unit: fc.constantFrom(...UNSEEN) }), (text) => !isSignature(text)),
      { numRuns: NUMBER_OF_TEXTS },
    );
    expect(counterexample).toBeNull();
  });

  it('a signature with one letter, digit or sign in it is one, in any script (R12.4)', () => {
    const visible = fc.constantFrom('a', 'Ж', '李', 'ع', '7', '.', '🙂');
    const unseen = fc.string({ unit: fc.constantFrom(...UNSEEN) });
    const { counterexample } = fc.check(
      fc.property(unseen, visible, unseen, (before, letter, after) => isSignature(`${before}${letter}${after}`)),
      { numRuns: NUMBER_OF_TEXTS, examples: [['', LONG_TEXT, '']] },
    );
    expect(counterexample).toBeNull();
  });
});
