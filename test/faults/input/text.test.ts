import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPercentageInput, ownerPercentageProblem } from '#machines/domain/business.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { einProblem, formatEin, maskEin } from '#machines/domain/ein.ts';

const LONG_TEXT = '1'.repeat(10_000);
const HOSTILE = [
  '12-3456789',
  ' 12-3456789\n',
  '123456789',
  '１２-３４５６７８９',
  '12‑3456789',
  '',
  '25',
  '２５',
  '1e2',
  LONG_TEXT,
];
/** White space, and the characters that take no room: zero-width, joiners, direction marks, the byte order mark. */
const UNSEEN = Array.from(' \u00A0\t\n\0\u200B\u200C\u200D\u2060\u202E\uFEFFㅤ');

/** Any text, broken ones included, and texts that are nearly a number. */
const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
const nearlyEin = Array.from('0123456789- \n‑–٣３\u200B\0a🙂');
const texts = fc.oneof(
  fc.string({ unit: anyUnit }),
  fc.string({ unit: fc.constantFrom(...nearlyEin), minLength: 7, maxLength: 13 }),
);
const unseen = fc.string({ unit: fc.constantFrom(...UNSEEN) });
const seen = fc.constantFrom('a', 'Ж', '李', 'ع', '7', '.', '🙂', LONG_TEXT);

const isWholeEin = (text: string) => /^(?:[0-9]{2}-[0-9]{7}|[0-9]{9})$/.test(text.trim());
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The first of many texts, and of the hostile ones, for which a rule does not hold, or none. */
function exceptionTo(rule: (text: string) => boolean, among: fc.Arbitrary<string> = texts, examples = HOSTILE) {
  return fc.check(fc.property(among, rule), { numRuns: 3000, examples: examples.map((one) => [one]) }).counterexample;
}

describe('F-70 hostile text is pasted or composed', () => {
  it('an EIN counts as whole only as two and seven plain digits, and is then written with its hyphen (R9.2)', () => {
    expect(HOSTILE.filter(isWholeEin)).toEqual(HOSTILE.slice(0, 3));
    const isPlain = (text: string) => /^\d{2}-\d{7}$/.test(formatEin(text));
    const rule = (text: string) =>
      (einProblem(text) === null) === isWholeEin(text) && isPlain(text) === isWholeEin(text);
    expect(exceptionTo(rule)).toBeNull();
  });

  it('an EIN that is written out is written the same a second time (R9.2)', () => {
    expect(exceptionTo((text) => formatEin(formatEin(text)) === formatEin(text))).toBeNull();
  });

  it('a masked EIN shows no digit but the last four (R9.2)', () => {
    expect(exceptionTo((text) => digitsOf(maskEin(text)) === digitsOf(formatEin(text)).slice(-4))).toBeNull();
  });

  it('a percentage field takes plain digits or nothing (R9.4)', () => {
    expect(exceptionTo((text) => isPercentageInput(text) === !/[^0-9]/.test(text))).toBeNull();
  });

  it.each(['1e2', '２５', '٢٥', '25%', ' 25', '25\n', '-25', '0x19', '2\u200B5', '25.0', 'Infinity', 'NaN'])(
    'a percentage of %j is refused, whatever a number it may mean (R9.4)',
    (text) => expect(ownerPercentageProblem(text)).toEqual('notWhole'),
  );

  it('a percentage is accepted exactly when its digits mean 25 to 100, leading zeros or not (R9.4)', () => {
    const digits = Array.from({ length: 301 }, (_, percent) => [`${percent}`, `00${percent}`]).flat();
    const accepted = [...digits, LONG_TEXT].filter((text) => ownerPercentageProblem(text) === null);
    expect(accepted).toEqual(digits.filter((text) => Number(text) >= 25 && Number(text) <= 100));
    expect(ownerPercentageProblem(LONG_TEXT)).toEqual('outOfRange');
  });

  it('a signature of characters that nobody sees is no signature (R12.4)', () => {
    expect(exceptionTo((text) => !isSignature(text), unseen, UNSEEN)).toBeNull();
  });

  it('a signature with one letter, digit or sign in it is one, in any script (R12.4)', () => {
    const partlySeen = fc.tuple(unseen, seen, unseen).map((parts) => parts.join(''));
    expect(exceptionTo(isSignature, partlySeen, [LONG_TEXT])).toBeNull();
  });
});
