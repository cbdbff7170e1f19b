// How long the product takes to come back to what it kept: part of `BENCH_RESTORE=yes npm run bench` (R15.1).
import { chromium } from '@playwright/test';
import { ensureChromium } from '#test/gate/chromium.mjs';

const MIB = 1024 * 1024;
const FILE_MIB = 10;
const LOADS = 5;
const SCREEN = '/entity-details';
const PLACES = ['Articles of Organization', 'Business Registration', 'Operating Agreement', /tax return/];

/** Notes in the page when it first looks into its database, when its frame stands, and which files it reads till then. */
function watchRestore() {
  const times = { lookedAt: null, shownAt: null, filesRead: 0 };
  window.restoreTimes = times;
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    times.lookedAt ??= performance.now();
    return open.apply(this, args);
  };
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (key) {
    if (typeof key === 'string' && key.startsWith('file:')) times.filesRead += 1;
    return get.call(this, key);
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector('header') === null) return;
    times.shownAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function load(page, go) {
  await go();
  await page.getByLabel('Business address').waitFor();
  return page.evaluate(() => window.restoreTimes);
}

function row(kept, loads) {
  const spans = loads.map(({ lookedAt, shownAt }) => shownAt - lookedAt).toSorted((one, other) => one - other);
  const middle = spans[Math.floor(spans.length / 2)];
  const filesRead = Math.max(...loads.map((one) => one.filesRead));
  return { kept, 'median, ms': Math.round(middle), 'slowest, ms': Math.round(spans.at(-1)), 'files read': filesRead };
}

async function severalLoads(page) {
  const loads = [];
  for (let count = 0; count < LOADS; count += 1) loads.push(await load(page, () => page.reload()));
  return loads;
}

/** From the first look into the database to the frame with everything restored: with an address alone, and with 50 MB. */
export async function measureRestore(origin) {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchRestore);
    await load(page, () => page.goto(`${origin}${SCREEN}`));
    const saved = page.getByText(/^Saved .*on this device/);
    await page.getByLabel('Business address').fill('1 Main Street');
    await saved.waitFor();
    const small = row('an address', await severalLoads(page));
    const buffer = Buffer.alloc(FILE_MIB * MIB, ' ');
    buffer.write('%PDF-1.7');
    const file = { name: 'large.pdf', mimeType: 'application/pdf', buffer };
    const inputs = [
      ...PLACES.map((name) => page.getByRole('group', { name }).locator('input[type=file]')),
      page.getByLabel('Owner 1 ID document').first(),
    ];
    for (const input of inputs) await input.setInputFiles(file);
    await page.waitForFunction(async (count) => {
      const database = await new Promise((resolve) => {
        indexedDB.open('creator-cash-advance').addEventListener('success', ({ target }) => resolve(target.result));
      });
      const keys = await new Promise((resolve) => {
        const request = database.transaction('kept').objectStore('kept').getAllKeys();
        request.addEventListener('success', () => resolve(request.result));
      });
      database.close();
      return keys.filter((key) => key.startsWith('file:')).length === count;
    }, inputs.length);
    return [small, row(`${inputs.length * FILE_MIB} MB in ${inputs.length} files`, await severalLoads(page))];
  } finally {
    await browser.close();
  }
}
