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

/** The page whose return from the background asks for a look at once. */
export type WatchedPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Looks whenever it is time, never again after null, and at once when the page is seen again; gives back how to stop. */
export function keepLooking(page: WatchedPage, clock: Clock, msToNext: () => number | null, look: () => void) {
  let timer = 0;
  const schedule = () => {
    clock.clearTimeout(timer);
    const ms = msToNext();
    if (ms !== null) timer = clock.setTimeout(lookNow, ms);
  };
  // What is seen may stop the looking, which takes back a timer that is set before.
  const lookNow = () => {
    schedule();
    look();
  };
  const lookWhenSeen = () => {
    if (page.visibilityState === 'visible') lookNow();
  };
  page.addEventListener('visibilitychange', lookWhenSeen);
  schedule();
  return () => {
    clock.clearTimeout(timer);
    page.removeEventListener('visibilitychange', lookWhenSeen);
  };
}
