// How soon the product answers on a slow phone: the round trip and the throughput of Lighthouse's slow 4G, applied to each
// request by the browser, and the processor four times slower.
import { PHONE } from './devices.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const KBIT_BYTES = 1024 / 8;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1638.4 * KBIT_BYTES,
  uploadThroughput: 675 * KBIT_BYTES,
};
const SLOWER = 4;
const MS_PER_SECOND = 1000;
const FORM = '/entity-details';

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
const seconds = (list) => (median(list) / MS_PER_SECOND).toFixed(2);

/** Runs in the page before its scripts. */
function watch() {
  globalThis.paints = [];
  const note = (entries) => globalThis.paints.push(...entries.getEntries().map(({ startTime }) => startTime));
  new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** When presses are answered and when the largest element was painted, in ms since the page was requested. */
async function times(page) {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    usable: performance.getEntriesByName('usable')[0].startTime,
    largest: Math.max(...globalThis.paints),
  }));
}

async function onSlowPhone(browser, act) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  const slowDown = async () => {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  };
  const result = await act(page, slowDown);
  await context.close();
  return result;
}

/** A first visit with an empty cache. */
const firstVisit = (browser, url) =>
  onSlowPhone(browser, async (page, slowDown) => {
    await slowDown();
    await page.goto(url);
    return times(page);
  });

/** A reload of a form that somebody has begun, from a warm cache. */
const reload = (browser, url) =>
  onSlowPhone(browser, async (page, slowDown) => {
    await page.goto(url);
    await page.getByLabel('Business address').fill('77 Quillfeather Lane');
    await page.getByText(/^Saved /).waitFor();
    await slowDown();
    await page.reload();
    return times(page);
  });

/** Prints, for the first visit of every address and for a reload, the median of several runs in seconds. */
export async function measureStart(browser, origin, addresses) {
  const rows = {};
  const measure = async (name, visit) => {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit());
    rows[name] = {
      usable: seconds(runs.map(({ usable }) => usable)),
      LCP: seconds(runs.map(({ largest }) => largest)),
    };
  };
  for (const address of addresses) await measure(address, () => firstVisit(browser, `${origin}${address}`));
  await measure(`reload of ${FORM}, begun`, () => reload(browser, `${origin}${FORM}`));
  console.table(rows);
}
