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
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export function waitOn(clock: Clock): Wait {
  return (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = clock.setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clock.clearTimeout(timer);
        reject(signal.reason);
      });
    });
}
