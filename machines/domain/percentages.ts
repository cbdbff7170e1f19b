import { MAX_OWNER_PERCENT, MIN_OWNER_PERCENT } from '#machines/constants.ts';
import { normalizeText, visibleText } from './text.ts';

export type PercentageProblem = 'missing' | 'notWhole' | 'leadingZero' | 'tooLittle' | 'tooMuch';

/** Validates an owner's percentage: a whole number from 25 to 100, with or without a percent sign (R9.4, R20.4). */
export function percentageProblem(text: string): PercentageProblem | null {
  const digits = digitsOf(text);
  if (normalizeText(text) === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'notWhole';
  if (/^0\d/.test(digits)) return 'leadingZero';
  const percent = Number(digits);
  if (percent > MAX_OWNER_PERCENT) return 'tooMuch';
  return percent < MIN_OWNER_PERCENT ? 'tooLittle' : null;
}

/** Parses a whole number up to 100, even if it is below the minimum (R20.4). */
export function parsePercentage(text: string): number | null {
  const problem = percentageProblem(text);
  return problem === null || problem === 'tooLittle' ? Number(digitsOf(text)) : null;
}

export function formatPercentage(text: string): string {
  const percent = parsePercentage(text);
  return percent === null ? visibleText(text) : `${percent}%`;
}

/** Returns false for a typed letter and for letters without a digit; pasted text with a number passes (R9.4, R20.4). */
export function isPercentageInput(text: string, before: string): boolean {
  if (!/\p{L}/u.test(text)) return true;
  return /\p{Nd}/u.test(text) && !/^\p{L}$/u.test(addedText(text, before));
}

/** Returns the part between the prefix and the suffix that a text shares with the previous one. */
function addedText(text: string, before: string): string {
  const longest = Math.min(text.length, before.length);
  let start = 0;
  while (start < longest && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < longest - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** Removes the percent sign, which some languages write in front. */
function digitsOf(text: string): string {
  return normalizeText(text).replace(/^% ?| ?%$/, '');
}
