import { describe, expect, it } from 'vitest';
import { moveThumb, snapToStep } from '#machines/domain/slider.ts';

const PERCENT = { min: 0, max: 100, step: 1 };

it.each([
  [PERCENT, 41.4, 41],
  [PERCENT, 41.5, 42],
  [PERCENT, -1, 0],
  [PERCENT, Number.POSITIVE_INFINITY, 100],
  [PERCENT, Number.NEGATIVE_INFINITY, 0],
  [PERCENT, Number.NaN, 0],
  [{ min: 10, max: 100, step: 1 }, 9, 10],
  [{ min: 10, max: 100, step: 25 }, 30, 35],
  [{ min: 0, max: 10, step: 3 }, 10, 9],
  [{ min: 0, max: 10, step: 4 }, 10, 8],
  [{ min: -10, max: 10, step: 5 }, -7, -5],
])('A slider with %j snaps %d to %d (R7.1)', (range, value, snapped) => {
  expect(snapToStep(value, range)).toBe(snapped);
});

describe('Slider thumb', () => {
  it.each([
    ['moves freely between its neighbors', [20, 50, 80], 1, 60, 10, [20, 60, 80]],
    ['stops at the minimum gap above the previous thumb', [20, 50, 80], 1, 25, 10, [20, 30, 80]],
    ['stops at the minimum gap below the next thumb', [20, 50, 80], 1, 79, 10, [20, 70, 80]],
    ['stays within the range', [20, 50], 0, -5, 10, [0, 50]],
    ['may meet its neighbor when no gap is required', [20, 50], 0, 90, 0, [50, 50]],
    ['snaps to a step', [20, 50], 0, 30.4, 10, [30, 50]],
  ] as const)('%s (R7.3)', (_behavior, values, index, value, gap, moved) => {
    expect(moveThumb(values, index, value, PERCENT, gap)).toEqual(moved);
  });

  it('rounds the minimum gap up to whole steps (R7.1, R7.3)', () => {
    expect(moveThumb([20, 50, 80], 1, 21, { ...PERCENT, step: 5 }, 7)).toEqual([20, 30, 80]);
  });
});
