import { MAX_OWNER_PERCENT, MIN_OWNER_PERCENT } from '#machines/constants.ts';
import { normalizeText, visibleText } from './text.ts';

export type PercentageProblem = 'missing' | 'notWhole' | 'leadingZero' | 'tooLittle' | 'tooMuch';

/** Validates an owner's percentage: a whole number from 25 to 100, with or without a percent sign (R9.4, R20.4). */
export function percentageProblem(text: string): PercentageProblem | null {
  const digits = removePercentSign(text);
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
  return problem === null || problem === 'tooLittle' ? Number(removePercentSign(text)) : null;
}

export function formatPercentage(text: string): string {
  const percent = parsePercentage(text);
  return percent === null ? visibleText(text) : `${percent}%`;
}

/** Rejects a single typed letter, and letters without a digit; accepts pasted text with a number (R9.4, R20.4). */
export function isPercentageInput(text: string, before: string): boolean {
  if (!/\p{L}/u.test(text)) return true;
  return /\p{Nd}/u.test(text) && !/^\p{L}$/u.test(addedText(text, before));
}

/** Returns the text without the prefix and suffix that it shares with the previous text. */
function addedText(text: string, before: string): string {
  const maxShared = Math.min(text.length, before.length);
  let start = 0;
  while (start < maxShared && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < maxShared - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

/** Some languages write the percent sign before the number. */
function removePercentSign(text: string): string {
  return normalizeText(text).replace(/^% ?| ?%$/, '');
}
