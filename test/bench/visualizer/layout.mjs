// How long it takes from a chosen file to the drawing of both versions, and how long the page stands still meanwhile.
import { chooseVersion, openComparison } from './charts.mjs';

const RUNS = 5;

/** Chooses the file once to warm up and five times more: the median until the whole layout is there, and the longest task. */
export async function measureLayout(browser, address, path, hash) {
  const page = await openComparison(browser, address, (opened) => opened.addInitScript(watchLayouts));
  const runs = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await chooseVersion(page, path);
    runs.push(await page.evaluate(() => globalThis.layouts.settled()));
    await page.getByRole('button', { name: 'End the comparison' }).click();
    await page.locator(`[data-model-hash="${hash}"]`).waitFor();
    await page.evaluate(() => globalThis.layouts.quiet());
  }
  await page.close();
  const warm = runs.slice(1);
  const sorted = warm.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return { medianMs: sorted[Math.floor(sorted.length / 2)], longestMs: Math.max(...warm.map((run) => run.longestMs)) };
}

/** Runs in the page before its scripts: notes what the worker is asked and answers, and every long task. */
function watchLayouts() {
  const QUIET_MS = 1000;
  const LONGEST_MS = 30_000;
  let [startedAtMs, answeredAtMs, touchedAtMs, open] = [0, 0, 0, 0];
  let tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        open -= 1;
        answeredAtMs = touchedAtMs = performance.now();
      });
    }
    postMessage(...given) {
      open += 1;
      touchedAtMs = performance.now();
      super.postMessage(...given);
    }
  };
  addEventListener(
    'change',
    () => {
      tasks = [];
      answeredAtMs = 0;
      startedAtMs = touchedAtMs = performance.now();
    },
    true,
  );
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const quiet = async () => {
    const isBusy = () => open > 0 || answeredAtMs < startedAtMs || performance.now() - touchedAtMs < QUIET_MS;
    const until = performance.now() + LONGEST_MS;
    do await pause(QUIET_MS / 5);
    while (isBusy() && performance.now() < until);
    if (isBusy())
      throw new Error(`no drawing: ${open} questions are open, answered ${answeredAtMs}, begun ${startedAtMs}`);
  };
  globalThis.layouts = {
    quiet: () => pause(QUIET_MS),
    settled: async () => {
      await quiet();
      const during = tasks.filter(({ startTime, duration }) => startTime + duration < answeredAtMs);
      const longestMs = Math.max(0, ...during.map(({ duration }) => duration));
      return { ms: answeredAtMs - startedAtMs, longestMs };
    },
  };
}
