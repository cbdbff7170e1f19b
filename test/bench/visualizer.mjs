// The figures of the visualizer beside their limits: `npm run bench:visualizer`. Everything is measured in the built page
// in a real browser, on the drawing of our chart. A busy machine is slower: its load is shown.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createBuilder, preview } from 'vite';
import { ensureChromium } from '#test/gate/chromium.mjs';
import { measureLive } from './live.mjs';
import { measureLarge } from './visualizer/large.mjs';
import { measurePanZoom } from './visualizer/panZoom.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.reports/bench/visualizer');
const DIST = process.env.BENCH_DIST ?? join(REPORTS, 'dist');
const PORT = Number(process.env.BENCH_PORT ?? 4221);
/** Only the rows whose name holds one of these words; all without. */
const ONLY = (process.env.BENCH_ONLY ?? '').split(' ').filter(Boolean);
const LONGEST_MS = 240_000;

/** The built demonstration, served; a folder named by BENCH_DIST is taken as it is. */
async function serve() {
  const options = { root: ROOT, mode: 'demonstration', logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } };
  if (process.env.BENCH_DIST === undefined) await (await createBuilder(options, null)).buildApp();
  return preview({ ...options, preview: { port: PORT, strictPort: true, host: '127.0.0.1' } });
}

const load = () => loadavg()[0].toFixed(1);
const shown = (value) => (value >= 100 ? Math.round(value) : Number(value.toFixed(2)));

/** A row of the table: a figure beside its limit, and the machine's load when it was taken. */
const figure = (name, value, limit, unit) => ({
  figure: name,
  value: shown(value),
  limit,
  unit,
  'within it': value <= limit,
  load: load(),
});

/** The measurements in their order; each gives rows of the table. */
const MEASUREMENTS = {
  pan: async (browser, address) => {
    const rows = await measurePanZoom(browser, address);
    return rows.map(({ name, scriptMs, frames }) =>
      figure(`${name}, ${frames} frames`, scriptMs, 1, 'ms of script a frame'),
    );
  },
  live: async (browser, address) => {
    const { p95, presses, recordedMB } = await measureLive(browser, address);
    return [
      figure(`live update p95, ${presses} events`, p95, 32, 'ms'),
      figure('memory of 1,000 recorded steps', recordedMB, 5, 'MB'),
    ];
  },
  large: async (browser) => {
    const options = { root: ROOT, outDir: join(REPORTS, 'large'), port: PORT + 1 };
    const { states, opening, using } = await measureLarge(browser, options);
    return [
      figure(`longest task while ${states} states of another chart open`, opening, 50, 'ms'),
      figure('the same while they are first moved and selected in', using, 50, 'ms'),
    ];
  },
};

mkdirSync(REPORTS, { recursive: true });
const server = await serve();
const rows = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (ONLY.length > 0 && !ONLY.includes(name)) continue;
  // A browser of its own for each: what one leaves behind would count for the next.
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  // What waits on the browser fails with it, so that one figure that does not come costs only itself.
  const giveUp = setTimeout(() => void browser.close(), LONGEST_MS);
  try {
    rows.push(...(await measure(browser, `http://127.0.0.1:${PORT}`)));
  } catch (error) {
    rows.push({ figure: name, value: `not measured: ${String(error.message).split('\n')[0]}`, load: load() });
  } finally {
    clearTimeout(giveUp);
    await browser.close();
  }
}
await server.close();
writeFileSync(join(REPORTS, 'figures.json'), JSON.stringify(rows, null, 2));
console.table(rows);
