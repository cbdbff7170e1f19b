// How soon every address answers on a slow phone, what a first visit transfers until then and afterwards, and how long the
// busiest actions take with the processor slowed four times: `npm run bench:use`, on what `npm run bench` has built or
// BENCH_DIST names.
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { ensureChromium } from '#test/gate/chromium.mjs';
import { DESK, PHONE } from './devices.mjs';
import { measureStart } from './start.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = process.env.BENCH_DIST ?? join(ROOT, '.reports/bench/dist');
const PORT = Number(process.env.BENCH_PORT ?? 4231);
const KB = 1000;
const SLOWER = 4;
const LIMIT_MS = 100;
const REST_MS = 1500;
const PDF = { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const button = (page, name) => page.getByRole('button', { name }).first();
const check = (page, name) => page.getByRole('checkbox', { name });
const agreement = (page) => check(page, /agree to its terms/);
const TAP = (element) => element.tap();

/** What is done, where, to what, and what is made ready for it unmeasured; who does it has it in view. */
const ACTIONS = [
  ['slider', PHONE, '/', (page) => page.getByRole('slider').first(), (slider) => slider.press('ArrowRight')],
  ['choosing an offer', PHONE, '/offers', (page) => page.getByRole('radio').nth(1), TAP],
  [
    'typing an EIN',
    PHONE,
    '/entity-details',
    (page) => page.getByLabel('Employer identification number (EIN)'),
    (field) => field.pressSequentially('123456789'),
  ],
  [
    'choosing a file',
    PHONE,
    '/entity-details',
    (page) =>
      page
        .getByRole('group', { name: /^Owner 1 ID/ })
        .getByRole('button')
        .first(),
    async (field, page) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field.tap()]);
      await chooser.setFiles(PDF);
      await page.getByText(PDF.name).first().waitFor();
    },
  ],
  ['ticking', PHONE, '/entity-details', (page) => check(page, /authorize/), TAP],
  ['agreeing', PHONE, '/contract', agreement, TAP],
  [
    'signing',
    PHONE,
    '/contract',
    (page) => button(page, 'Submit signed contract'),
    TAP,
    async (page) => {
      await agreement(page).check();
      await page.getByLabel('Full name').fill('Demo Creator');
    },
  ],
  ['opening help', PHONE, '/offers', (page) => button(page, 'Help'), TAP],
  ['a toast', PHONE, '/contract', (page) => page.getByRole('link', { name: 'Download the contract' }), TAP],
  [
    'panning the map',
    DESK,
    '/visualizer.html#/chart',
    (page) => page.locator('[data-id="landing"]').first(),
    async (_state, page) => {
      await page.mouse.move(700, 450);
      await page.mouse.down();
      await page.mouse.move(500, 350, { steps: 20 });
      await page.mouse.up();
    },
  ],
  [
    'selecting on the map',
    DESK,
    '/visualizer.html#/chart',
    (page) => page.locator('[data-id="landing"]').first(),
    (state) => state.click(),
  ],
];

/** Runs in the page before its scripts. */
function watch() {
  globalThis.seen = { events: [], tasks: [], usableAtMs: null };
  const note = (list) => (entries) => list.push(...entries.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note(globalThis.seen.events)).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver(note(globalThis.seen.tasks)).observe({ type: 'longtask' });
  new PerformanceObserver((entries) => {
    const [usable] = entries.getEntriesByName('usable');
    if (usable !== undefined) globalThis.seen.usableAtMs ??= performance.timeOrigin + usable.startTime;
  }).observe({ type: 'mark', buffered: true });
}

const most = (list) => Math.round(Math.max(0, ...list));

async function measureAction(browser, [action, device, path, find, act, prepare]) {
  const page = await browser.newPage(device);
  await page.addInitScript(watch);
  await page.goto(`http://127.0.0.1:${PORT}${path}`);
  await page.waitForTimeout(REST_MS);
  await prepare?.(page);
  await find(page).scrollIntoViewIfNeeded();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => Object.assign(globalThis.seen, { events: [], tasks: [] }));
  await page.evaluate(watch);
  await act(find(page), page);
  await page.waitForTimeout(REST_MS);
  const { events, tasks } = await page.evaluate(() => globalThis.seen);
  await page.close();
  const ms = most(events);
  return {
    action,
    'interaction to paint, ms': ms,
    'longest task, ms': most(tasks),
    limit: LIMIT_MS,
    'within it': ms < LIMIT_MS,
  };
}

/** Every file of a first visit of `/`, with its bytes as they came over the line. */
async function measureTransfer(browser) {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(watch);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const files = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) =>
    files.set(requestId, { name: new URL(request.url).pathname, atMs: wallTime * KB, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength;
  });
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.waitForTimeout(2 * REST_MS);
  const { usableAtMs } = await page.evaluate(() => globalThis.seen);
  await page.close();
  const kinds = { 'JS, kB': /\.js$/, 'CSS, kB': /\.css$/, 'fonts, kB': /\.woff2$/ };
  const sum = (list) => (list.reduce((total, { bytes }) => total + bytes, 0) / KB).toFixed(1);
  const row = (list) =>
    Object.fromEntries(
      Object.entries(kinds).map(([kind, ends]) => [kind, sum(list.filter(({ name }) => ends.test(name)))]),
    );
  const before = [...files.values()].filter(({ atMs }) => atMs <= usableAtMs);
  const after = [...files.values()].filter(({ atMs }) => atMs > usableAtMs);
  console.table({ 'until it can be used': row(before), 'in idle time': row(after) });
  console.log(`In idle time: ${after.map(({ name, bytes }) => `${name.replace('/assets/', '')} ${bytes}`).join(', ')}`);
}

const server = await preview({
  root: ROOT,
  logLevel: 'warn',
  build: { outDir: DIST },
  preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: ensureChromium() });
const { module: chart } = await runnerImport(join(ROOT, 'machines/journey/routes.ts'));
await measureStart(
  browser,
  `http://127.0.0.1:${PORT}`,
  Object.values(chart.ROUTES).map(({ path }) => path),
);
await measureTransfer(browser);
const rows = [];
for (const action of ACTIONS) rows.push(await measureAction(browser, action));
console.table(rows);
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);
await browser.close();
await server.close();
