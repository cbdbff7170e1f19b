import { expect, it } from 'vitest';
import { readDollars } from '#machines/domain/dollars.ts';

it.each([
  ['1500', 1500, false],
  ['$1,500', 1500, false],
  ['1,50', 150, false],
  ['25x000', 25_000, false],
  ['1,500,000', 1_500_000, false],
  ['1500.', 1500, false],
  ['1500.00', 1500, false],
  ['1500.49', 1500, true],
  ['1500.50', 1501, true],
  ['$1,500.50', 1501, true],
  ['$1,500,000.50', 1_500_001, true],
  ['.5', 1, true],
  ['1.500', 2, true],
  ['1500..50', 1500, false],
  ['1500.50.', 1501, true],
  ['1.500,50', 1501, true],
  ['1500,50', 1501, true],
  ['1500,500', 1_500_500, false],
  ['150,50', 15_050, false],
  ['1.500.000,49 $', 1_500_000, true],
  ['1.500.000', 1_500_000, false],
])('the amount %s is read as %i whole dollars, rounded: %s (R17.4)', (text, dollars, isRounded) => {
  expect(readDollars(text)).toEqual({ dollars, isRounded });
});

it.each(['', '$', '.', ',', 'x'])('"%s" is no amount (R17.4)', (text) => {
  expect(readDollars(text)).toBeNull();
});
