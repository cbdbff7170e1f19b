/** The clock for simulated calls and timers; in a demonstration it can run faster than the browser's. */
export type Clock = {
  readonly now: () => number;
  readonly setTimeout: (callback: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

export const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms) as unknown as number,
  clearTimeout: (timer) => clearTimeout(timer),
};

export type WatchedPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls `check` on a timer until `msToNext` returns null, and whenever the page becomes visible. Returns a function
 * that stops it.
 */
export function poll(page: WatchedPage, clock: Clock, msToNext: () => number | null, check: () => void) {
  let timer = 0;
  const schedule = () => {
    clock.clearTimeout(timer);
    const ms = msToNext();
    if (ms !== null) timer = clock.setTimeout(checkNow, ms);
  };
  // Schedules first, because the check may stop the polling, which clears the timer.
  const checkNow = () => {
    schedule();
    check();
  };
  const checkWhenVisible = () => {
    if (page.visibilityState === 'visible') checkNow();
  };
  page.addEventListener('visibilitychange', checkWhenVisible);
  schedule();
  return () => {
    clock.clearTimeout(timer);
    page.removeEventListener('visibilitychange', checkWhenVisible);
  };
}

/** Resolves to the fallback if the promise rejects or takes longer than `ms` (R15.6). */
export function withTimeout<Result, Fallback>(
  promise: Promise<Result>,
  ms: number,
  fallback: Fallback,
  clock: Clock = BROWSER_CLOCK,
): Promise<Result | Fallback> {
  const late = new Promise<Fallback>((resolve) => clock.setTimeout(() => resolve(fallback), ms));
  return Promise.race([promise.catch(() => fallback), late]);
}
