import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnerInput, ownerPercentageProblem } from '#machines/domain/business.ts';
import { isSignature } from '#machines/domain/contract.ts';
import { einProblem, formatEin, maskEin } from '#machines/domain/ein.ts';

const LONG_TEXT = '1'.repeat(10_000);
const HOSTILE = ['12-3456789', ' 12-3456789\n', '123456789', '１２-３４５６７８９', '12‑3456789', '', '1e2', LONG_TEXT];
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
const partlySeen = fc.tuple(unseen, seen, unseen).map((parts) => parts.join(''));

const isWholeEin = (text: string) => /^(?:[0-9]{2}-[0-9]{7}|[0-9]{9})$/.test(text.trim());
const isWritten = (text: string) => /^\d{2}-\d{7}$/.test(formatEin(text));
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const isAccepted = (text: string) => ownerPercentageProblem(text) === null;
const isWholePercent = (text: string) => /^[0-9]+$/.test(text) && Number(text) >= 25 && Number(text) <= 100;

/** Expects a rule to hold for many texts, and for the hostile ones. */
function expectAlways(holds: (text: string) => boolean, among = texts, examples = HOSTILE): void {
  const settings = { numRuns: 3000, examples: examples.map((one): [string] => [one]) };
  expect(fc.check(fc.property(among, holds), settings).counterexample).toBeNull();
}

describe('F-70 hostile text is pasted or composed', () => {
  it('an EIN counts as whole only as two and seven plain digits, and is then written with its hyphen (R9.2)', () => {
    expect(HOSTILE.filter(isWholeEin)).toEqual(HOSTILE.slice(0, 3));
    expectAlways((text) => [einProblem(text) === null, isWritten(text)].every((is) => is === isWholeEin(text)));
  });

  it('an EIN that is written out is written the same a second time, and masked shows its last four digits (R9.2)', () => {
    expectAlways((text) => formatEin(formatEin(text)) === formatEin(text));
    expectAlways((text) => digitsOf(maskEin(text)) === digitsOf(formatEin(text)).slice(-4));
  });

  it('a percentage is plain digits or nothing, and accepted exactly when they mean 25 to 100, leading zeros or not (R9.4)', () => {
    const percents = fc.oneof(
      texts,
      fc.nat({ max: 300 }).map((percent) => `${percent}`),
    );
    expectAlways((text) => isOwnerInput('percentage', text) === !/[^0-9]/.test(text));
    for (const zeros of ['', '00'])
      expectAlways((text) => isAccepted(zeros + text) === isWholePercent(zeros + text), percents);
  });

  it('a signature of characters that nobody sees is none, and with one letter, digit or sign it is one, in any script (R12.4)', () => {
    expectAlways((text) => !isSignature(text), unseen, UNSEEN);
    expectAlways(isSignature, partlySeen, [LONG_TEXT]);
  });
});
