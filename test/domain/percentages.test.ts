import { describe, expect, it } from 'vitest';
import {
  formatPercentage,
  isPercentageInput,
  percentageProblem,
  parsePercentage,
} from '#machines/domain/percentages.ts';

describe("Owner's percentage", () => {
  it.each([
    ['25', 25],
    ['100', 100],
    ['60%', 60],
    ['%60', 60],
    ['６０％', 60],
  ])('%j is accepted as %d (R9.4, R20.4)', (text, percent) => {
    expect(percentageProblem(text)).toBeNull();
    expect(parsePercentage(text)).toBe(percent);
    expect(formatPercentage(text)).toBe(`${percent}%`);
  });

  it.each([
    ['0', 0],
    ['7%', 7],
  ])('%j is too little, and part of a sum as %d (R9.4)', (text, percent) => {
    expect(percentageProblem(text)).toBe('tooLittle');
    expect(parsePercentage(text)).toBe(percent);
    expect(formatPercentage(text)).toBe(`${percent}%`);
  });

  const NOT_WHOLE = ['33.3', '33,3', '33.', '-25', '1e25', '60 percent', '25 50', '50%%', '6%0', '%', '½'];
  it.each([
    ...['', ' ', '\u200B'].map((text) => [text, 'missing']),
    ...NOT_WHOLE.map((text) => [text, 'notWhole']),
    ...['050', '００５０', '00', '025%'].map((text) => [text, 'leadingZero']),
    ...['101', '333', `1${'0'.repeat(25)}`].map((text) => [text, 'tooMuch']),
  ])('%j has the problem %s and is no part of a sum (R9.4, R20.4)', (text, problem) => {
    expect(percentageProblem(text)).toBe(problem);
    expect(parsePercentage(text)).toBeNull();
    expect(formatPercentage(text)).toBe(problem === 'missing' ? '' : text);
  });
});

describe('Percentage field', () => {
  it.each([
    ['40', '60%'],
    ['40', '60 percent'],
    ['4', '4.'],
    ['60 percent', '60 percen'],
    ['60 percent', '0 percent'],
    ['60 percent', '60 percent'],
    ['40', '40ab'],
    ['4', '4a4'],
    ['x', ''],
  ])('accepts after %j the text %j (R9.4, R20.4)', (before, text) => {
    expect(isPercentageInput(text, before)).toBe(true);
  });

  it.each([
    ['', 'x'],
    ['40', 'x'],
    ['40', '40x'],
    ['40', 'x40'],
    ['140', 'x140'],
    ['40', '4x0'],
    ['44', '4x4'],
    ['40', '4x'],
    ['40', '40木'],
  ])('refuses after %j the letters of %j (R9.4)', (before, text) => {
    expect(isPercentageInput(text, before)).toBe(false);
  });
});
