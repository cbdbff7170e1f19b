// Measures on a slowed-down CPU how soon each page is usable, and how long actions take from input to paint:
// `npm run bench:use`. Requires the build that `npm run bench` creates.
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { ensureChromium } from '#test/gate/chromium.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.BENCH_PORT ?? 4231);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const CPU_SLOWDOWN = 4;
const KBIT_BYTES = 1024 / 8;
/** Lighthouse's settings for slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1638.4 * KBIT_BYTES,
  uploadThroughput: 675 * KBIT_BYTES,
};
const IDLE_MS = 1500;
const PDF = { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const tap = (element) => element.tap();
const pan = async (_state, page) => {
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(500, 350, { steps: 20 });
  await page.mouse.up();
};
const chooseFile = async (field, page) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.tap()]);
  await chooser.setFiles(PDF);
  await page.getByText(PDF.name).first().waitFor();
};
const agreement = (page) => page.getByRole('checkbox', { name: /agree to its terms/ });
const fillContract = async (page) => {
  await agreement(page).check();
  await page.getByLabel('Full name').fill('Demo Creator');
};
const einField = (page) => page.getByLabel('Employer identification number (EIN)');
const ownerId = (page) =>
  page
    .getByRole('group', { name: /^Owner 1 ID/ })
    .getByRole('button')
    .first();
const signButton = (page) => page.getByRole('button', { name: 'Submit signed contract' });
const chartState = (page) => page.locator('[data-id="landing"]').first();
const CHART = '/visualizer.html#/chart';
const FORM = '/entity-details';

const ACTIONS = [
  { name: 'choose an offer', path: '/offers', find: (page) => page.getByRole('radio').nth(1), act: tap },
  { name: 'type an EIN', path: FORM, find: einField, act: (field) => field.pressSequentially('123456789') },
  { name: 'choose a file', path: FORM, find: ownerId, act: chooseFile },
  { name: 'agree', path: '/contract', find: agreement, act: tap },
  { name: 'sign', path: '/contract', find: signButton, act: tap, prepare: fillContract },
  { name: 'pan the chart', path: CHART, find: chartState, act: pan, device: DESKTOP },
  { name: 'select a state', path: CHART, find: chartState, act: (state) => state.click(), device: DESKTOP },
];

/** Runs in the page before its scripts and records largest paints, and events of 16 ms or more. */
function recordTimings() {
  globalThis.timings = { paints: [], events: [] };
  const collect = (type, list, pick, options) =>
    new PerformanceObserver((entries) => list.push(...entries.getEntries().map(pick))).observe({ type, ...options });
  collect('largest-contentful-paint', globalThis.timings.paints, ({ startTime }) => startTime, { buffered: true });
  collect('event', globalThis.timings.events, ({ duration }) => duration, { durationThreshold: 16 });
}

async function withDevice(browser, device, measure) {
  const page = await browser.newPage(device);
  await page.addInitScript(recordTimings);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const slowDown = async (network) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (network !== undefined) await client.send('Network.emulateNetworkConditions', network);
  };
  const result = await measure(page, slowDown);
  await page.close();
  return result;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the median seconds of first visits until the page is usable and until its largest paint. */
async function measureLoad(browser, path) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const times = await withDevice(browser, PHONE, async (page, slowDown) => {
      await slowDown(SLOW_4G);
      await page.goto(ORIGIN + path);
      await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
      await page.waitForLoadState('networkidle');
      const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0].startTime);
      return { usable, largest: await page.evaluate(() => Math.max(...globalThis.timings.paints)) };
    });
    runs.push(times);
  }
  const inSeconds = (key) => (median(runs.map((times) => times[key])) / 1000).toFixed(2);
  return { 'usable, s': inSeconds('usable'), 'LCP, s': inSeconds('largest') };
}

/** Measures the slowest input of an action, from input to paint. */
function measureAction(browser, { path, find, act, prepare, device = PHONE }) {
  return withDevice(browser, device, async (page, slowDown) => {
    await page.goto(ORIGIN + path);
    await page.waitForTimeout(IDLE_MS);
    await prepare?.(page);
    await find(page).scrollIntoViewIfNeeded();
    await slowDown();
    await page.waitForTimeout(IDLE_MS);
    await page.evaluate(() => globalThis.timings.events.splice(0));
    await act(find(page), page);
    await page.waitForTimeout(IDLE_MS);
    return { 'input to paint, ms': Math.round(Math.max(0, ...(await page.evaluate(() => globalThis.timings.events)))) };
  });
}

const server = await preview({
  root: ROOT,
  logLevel: 'warn',
  build: { outDir: join(ROOT, '.reports/bench/dist') },
  preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: ensureChromium() });
const { module: chart } = await runnerImport(join(ROOT, 'machines/journey/routes.ts'));
const loadTimes = {};
for (const { path } of Object.values(chart.ROUTES)) loadTimes[path] = await measureLoad(browser, path);
console.table(loadTimes);
const actionTimes = {};
for (const action of ACTIONS) actionTimes[action.name] = await measureAction(browser, action);
console.table(actionTimes);
console.log(`Machine load: ${loadavg()[0].toFixed(1)}`);
await browser.close();
await server.close();
