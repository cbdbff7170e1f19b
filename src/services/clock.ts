/**
 * The clock that simulated calls and watches use, in milliseconds. In a demonstration it can run faster than the
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

/** The page that is checked at once when it returns from the background. */
export type WatchedPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Checks whenever it is time, never again after null, and at once when the page is visible again; gives back how to stop. */
export function poll(page: WatchedPage, clock: Clock, msToNext: () => number | null, check: () => void) {
  let timer = 0;
  const schedule = () => {
    clock.clearTimeout(timer);
    const ms = msToNext();
    if (ms !== null) timer = clock.setTimeout(checkNow, ms);
  };
  // The check may stop the polling, which clears a timer that is set before.
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
