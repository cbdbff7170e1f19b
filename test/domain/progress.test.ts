import { describe, expect, it } from 'vitest';
import { msToNextPercent, progressPercent } from '#machines/domain/progress.ts';

const ticks = Array.from({ length: 50 }, (_, tick) => tick);

describe('the progress of a timed screen', () => {
  it.each(ticks)('gains 2 points at tick %i of 140 ms and not a millisecond before (R6.1, R11.1)', (tick) => {
    const atMs = tick * 140;
    expect([progressPercent(atMs - 1), progressPercent(atMs), progressPercent(atMs + 139)]).toEqual([
      Math.max(0, tick - 1) * 2,
      tick * 2,
      tick === 49 ? 100 : tick * 2,
    ]);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [6860, 98],
    [6929, 98],
    [6930, 100],
    [6999, 100],
    [7000, 100],
    [7001, 100],
    [60_000, 100],
    [Number.POSITIVE_INFINITY, 100],
  ])('is after %d ms at %i percent: 100 is seen before the screen leaves (R6.1, R6.3)', (elapsedMs, percent) => {
    expect(progressPercent(elapsedMs)).toBe(percent);
  });

  it.each([
    [0, 140],
    [1, 139],
    [139, 1],
    [140, 140],
    [6720, 140],
    [6860, 70],
    [6929, 1],
  ])('changes after %i ms in another %i ms (R6.1)', (elapsedMs, ms) => {
    expect(msToNextPercent(elapsedMs)).toBe(ms);
  });

  it('lands on every change when the waits are followed one after the other (R6.1)', () => {
    const seen = [0];
    for (let ms = 0; ms < 6930; ms += msToNextPercent(ms)) seen.push(progressPercent(ms + msToNextPercent(ms)));
    expect(seen).toEqual([...ticks.map((tick) => tick * 2), 100]);
  });
});
