/** Waits so many milliseconds; rejects as soon as the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('no longer needed', 'AbortError'));
      },
      { once: true },
    );
  });
}

/** How long simulated calls take: their specified time, or none. */
export type Pace = 'simulated' | 'instant';

/** Waits for a simulated call's time at this pace. */
export type Waiting = (ms: number, signal: AbortSignal) => Promise<void>;

export function waitingAt(pace: Pace): Waiting {
  return (ms, signal) => wait(pace === 'instant' ? 0 : ms, signal);
}
