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
    expect(clock.now()).toBe(4000);
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
  it('tells the first at once, and what follows together in the next frame, in order', async () => {
    const { frame, paint } = frames();
    const told: (readonly number[])[] = [];
    const tell = createBatch<number>((numbers) => told.push(numbers), frame);
    tell(1);
    expect(told).toEqual([]);
    await Promise.resolve();
    tell(2);
    tell(3);
    expect(told).toEqual([[1]]);
    paint();
    expect(told).toEqual([[1], [2, 3]]);
    tell(4);
    paint();
    expect(told).toEqual([[1], [2, 3], [4]]);
  });

  it('tells the first of a quiet time at once again', async () => {
    const { frame, paint, count } = frames();
    const told: (readonly number[])[] = [];
    const tell = createBatch<number>((numbers) => told.push(numbers), frame);
    tell(1);
    await Promise.resolve();
    paint();
    expect(count()).toBe(0);
    tell(2);
    await Promise.resolve();
    expect(told).toEqual([[1], [2]]);
  });

  it('does not wait for a frame that never comes', () => {
    const page = { requestAnimationFrame: () => 0, setTimeout, clearTimeout } as unknown as Window;
    const act = vi.fn();
    nextFrame(page)(act);
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenCalledOnce();
  });

  it('acts once when the frame comes and the time is over, too', () => {
    let paint: () => void = () => {};
    const requestAnimationFrame = (callback: () => void) => {
      paint = callback;
      return 0;
    };
    const act = vi.fn();
    nextFrame({ requestAnimationFrame, setTimeout, clearTimeout } as unknown as Window)(act);
    paint();
    vi.advanceTimersByTime(1000);
    paint();
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('What takes its time', () => {
  it('is done after the paint, for the latest only, and seldom', () => {
    const { frame, paint } = frames();
    const done: number[] = [];
    const later = createSeldom({ setTimeout } as unknown as Window, frame);
    const ask = (one: number) => later(() => done.push(one));
    ask(1);
    ask(2);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual([]);
    paint();
    vi.advanceTimersByTime(0);
    expect(done).toEqual([2]);
    ask(3);
    ask(4);
    vi.advanceTimersByTime(149);
    paint();
    expect(done).toEqual([2]);
    vi.advanceTimersByTime(1);
    paint();
    vi.advanceTimersByTime(0);
    expect(done).toEqual([2, 4]);
  });

  it('is done again for something new after a quiet time', () => {
    const { frame, paint } = frames();
    const done: number[] = [];
    const later = createSeldom({ setTimeout } as unknown as Window, frame);
    for (const one of [1, 2]) {
      later(() => done.push(one));
      paint();
      vi.advanceTimersByTime(150);
      paint();
      vi.advanceTimersByTime(0);
    }
    expect(done).toEqual([1, 2]);
  });
});
