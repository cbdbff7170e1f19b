import { describe, expect, it } from 'vitest';
import { msToNextPercent, progressPercent } from '#machines/domain/progress.ts';

describe('Progress of a timed screen', () => {
  it('gains 2 points every 140 ms (R6.1, R11.1)', () => {
    const ticks = Array.from({ length: 49 }, (_, tick) => tick + 1);
    expect(ticks.map((tick) => [progressPercent(tick * 140 - 1), progressPercent(tick * 140)])).toEqual(
      ticks.map((tick) => [tick * 2 - 2, tick * 2]),
    );
  });

  it.each([
    [-1, 0],
    [6929, 98],
    [6930, 100],
    [7001, 100],
    [Number.POSITIVE_INFINITY, 100],
  ])('at %d ms is %i percent (R6.1, R6.3)', (elapsedMs, percent) => {
    expect(progressPercent(elapsedMs)).toBe(percent);
  });

  it.each([
    [0, 140],
    [140, 140],
    [6860, 70],
    [6929, 1],
    [6930, null],
  ])('at %i ms knows when it next changes, if ever (R6.1)', (elapsedMs, ms) => {
    expect(msToNextPercent(elapsedMs)).toBe(ms);
  });
});
