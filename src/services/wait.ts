/**
 * The clock that simulated calls and watches go by, in milliseconds. In a demonstration it can run faster than the
 * browser's own.
 */
export type Clock = {
  readonly now: () => number;
  readonly setTimeout: (act: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

/** The browser's own clock. */
export const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (act, ms) => setTimeout(act, ms) as unknown as number,
  clearTimeout: (timer) => clearTimeout(timer),
};

/** Waits so many milliseconds; rejects as soon as the signal is aborted. */
function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clock.clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** How long simulated calls take: their specified time, or none. */
export type Pace = 'simulated' | 'instant';

/** Waits for a simulated call's time at this pace. */
export type Waiting = (ms: number, signal: AbortSignal) => Promise<void>;

export function waitingAt(pace: Pace, clock: Clock = BROWSER_CLOCK): Waiting {
  return (ms, signal) => wait(clock, pace === 'instant' ? 0 : ms, signal);
}
