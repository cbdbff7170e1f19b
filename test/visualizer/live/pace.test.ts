import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatch, createSeldom, nextFrame, type NextFrame } from '#src/app/demonstration/batch.ts';
import { createPacedClock } from '#src/app/demonstration/commands/pacedClock.ts';
import { BROWSER_CLOCK } from '#src/services/wait.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Time that runs faster', () => {
  it('brings what is waited for as much sooner', () => {
    const clock = createPacedClock(BROWSER_CLOCK, 10);
    const rings: number[] = [];
    clock.setTimeout(() => rings.push(clock.now()), 5000);
    vi.advanceTimersByTime(499);
    expect([rings, clock.now()]).toEqual([[], 4990]);
    vi.advanceTimersByTime(1);
    expect(rings).toEqual([5000]);
  });

  it('changes its pace in the middle of a wait, back and forth', () => {
    const clock = createPacedClock(BROWSER_CLOCK, 1);
    const rings: number[] = [];
    clock.setTimeout(() => rings.push(Date.now()), 7000);
    vi.advanceTimersByTime(1000);
    clock.setPace(60);
    vi.advanceTimersByTime(50);
    expect([clock.pace(), clock.now()]).toEqual([60, 4000]);
    clock.setPace(1);
    vi.advanceTimersByTime(2999);
    expect(rings).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(rings).toEqual([4050]);
  });

  it('stands still, and goes on', () => {
    const clock = createPacedClock(BROWSER_CLOCK, 1);
    const ring = vi.fn();
    clock.setTimeout(ring, 100);
    clock.setPace(0);
    vi.advanceTimersByTime(60_000);
    expect([ring.mock.calls.length, clock.now(), vi.getTimerCount()]).toEqual([0, 0, 0]);
    clock.setPace(1);
    vi.advanceTimersByTime(100);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('forgets what is no longer waited for, standing or running', () => {
    const clock = createPacedClock(BROWSER_CLOCK, 1);
    const ring = vi.fn();
    clock.clearTimeout(clock.setTimeout(ring, 100));
    clock.setPace(0);
    const timer = clock.setTimeout(ring, 100);
    clock.clearTimeout(timer);
    clock.clearTimeout(timer);
    clock.setPace(10);
    vi.advanceTimersByTime(1000);
    expect([ring.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

/** Frames that come when a test says so. */
function frames() {
  const waiting: (() => void)[] = [];
  const frame: NextFrame = (act) => waiting.push(act);
  return { frame, paint: () => waiting.splice(0).forEach((act) => act()), count: () => waiting.length };
}

describe('What is told in batches', () => {
  it('is told at once when it is the first in a quiet time, what follows together in the next frame, in order', async () => {
    const { frame, paint, count } = frames();
    const told: (readonly number[])[] = [];
    const tell = createBatch<number>((numbers) => told.push(numbers), frame);
    tell(1);
    expect(told).toEqual([]);
    await Promise.resolve();
    tell(2);
    tell(3);
    expect(told).toEqual([[1]]);
    paint();
    tell(4);
    expect(told).toEqual([[1], [2, 3]]);
    paint();
    paint();
    expect([told.at(-1), count()]).toEqual([[4], 0]);
    tell(5);
    await Promise.resolve();
    expect(told.at(-1)).toEqual([5]);
  });

  it('is told once: when the frame comes, or soon when it never does', () => {
    let paint: () => void = () => {};
    const requestAnimationFrame = vi.fn((callback: () => void) => {
      paint = callback;
      return 0;
    });
    const act = vi.fn();
    nextFrame({ requestAnimationFrame, setTimeout, clearTimeout } as unknown as Window)(act);
    vi.advanceTimersByTime(99);
    expect([act.mock.calls.length, requestAnimationFrame.mock.calls.length]).toEqual([0, 1]);
    paint();
    expect([act.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    nextFrame({ requestAnimationFrame, setTimeout, clearTimeout } as unknown as Window)(act);
    vi.advanceTimersByTime(100);
    paint();
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('What takes its time', () => {
  it('is done after the paint, for the latest only, seldom, and again after a quiet time', () => {
    const { frame, paint } = frames();
    const done: number[] = [];
    const later = createSeldom({ setTimeout } as unknown as Window, frame);
    const ask = (...numbers: number[]) => numbers.forEach((one) => later(() => done.push(one)));
    const pass = (ms: number) => {
      vi.advanceTimersByTime(ms);
      paint();
    };
    ask(1, 2);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual([]);
    pass(0);
    vi.advanceTimersByTime(0);
    expect(done).toEqual([2]);
    ask(3, 4);
    pass(149);
    vi.advanceTimersByTime(0);
    expect(done).toEqual([2]);
    pass(1);
    vi.advanceTimersByTime(0);
    expect(done).toEqual([2, 4]);
    pass(150);
    vi.advanceTimersByTime(0);
    ask(5);
    pass(0);
    vi.advanceTimersByTime(0);
    expect(done).toEqual([2, 4, 5]);
  });
});
