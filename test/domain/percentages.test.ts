import { describe, expect, it } from 'vitest';
import {
  formatPercentage,
  isPercentageInput,
  percentageProblem,
  parsePercentage,
} from '#machines/domain/percentages.ts';

describe("Owner's percentage", () => {
  it.each([
    ['25', 25, null],
    ['100', 100, null],
    ['60%', 60, null],
    ['%60', 60, null],
    ['６０％', 60, null],
    ['0', 0, 'tooLittle'],
    ['7%', 7, 'tooLittle'],
  ])('%j is read as %d and checked against the minimum (R9.4, R20.4)', (text, percent, problem) => {
    expect(percentageProblem(text)).toBe(problem);
    expect(parsePercentage(text)).toBe(percent);
    expect(formatPercentage(text)).toBe(`${percent}%`);
  });

  const NOT_WHOLE = ['33.3', '33,3', '33.', '-25', '1e25', '60 percent', '25 50', '50%%', '6%0', '%', '½'];
  it.each([
    ...['', ' ', '\u200B'].map((text) => [text, 'missing']),
    ...NOT_WHOLE.map((text) => [text, 'notWhole']),
    ...['050', '００５０', '00', '025%'].map((text) => [text, 'leadingZero']),
    ...['101', '333', `1${'0'.repeat(25)}`].map((text) => [text, 'tooMuch']),
  ])('%j has the problem %s and is not counted (R9.4, R20.4)', (text, problem) => {
    expect(percentageProblem(text)).toBe(problem);
    expect(parsePercentage(text)).toBeNull();
    expect(formatPercentage(text)).toBe(problem === 'missing' ? '' : text);
  });

  it.each([
    ['40', '60%', true],
    ['40', '60 percent', true],
    ['4', '4.', true],
    ['60 percent', '60 percen', true],
    ['60 percent', '0 percent', true],
    ['60 percent', '60 percent', true],
    ['40', '40ab', true],
    ['4', '4a4', true],
    ['x', '', true],
    ['', 'x', false],
    ['', 'abc', false],
    ['40', 'x', false],
    ['40', '40x', false],
    ['40', 'x40', false],
    ['40', '4x0', false],
    ['140', 'x140', false],
    ['44', '4x4', false],
    ['40', '4x', false],
    ['40', '40木', false],
  ])('input may change from %j to %j: %s (R9.4, R20.4)', (before, text, isAccepted) => {
    expect(isPercentageInput(text, before)).toBe(isAccepted);
  });
});
