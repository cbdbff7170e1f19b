// The figures of the visualizer beside their limits: `npm run bench:visualizer`. Everything is measured in the built page
// in a real browser, on a drawing of our chart and on one of about 600 states. A busy machine is slower: its load is shown.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createBuilder, createServer, preview } from 'vite';
import { ensureChromium } from '#test/gate/chromium.mjs';
import { measureLive } from './live.mjs';
import { measureExport } from './visualizer/exported.mjs';
import { measureLayout } from './visualizer/layout.mjs';
import { measurePanZoom } from './visualizer/panZoom.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.reports/bench/visualizer');
const DIST = process.env.BENCH_DIST ?? join(REPORTS, 'dist');
const PORT = Number(process.env.BENCH_PORT ?? 4221);
/** Only the rows whose name holds one of these words; all without. */
const ONLY = (process.env.BENCH_ONLY ?? '').split(' ').filter(Boolean);
const STATES = 600;
const LONGEST_MS = 120_000;

/** The built demonstration, served; a folder named by BENCH_DIST is taken as it is. */
async function serve() {
  const options = { root: ROOT, mode: 'demonstration', logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } };
  if (process.env.BENCH_DIST === undefined) await (await createBuilder(options, null)).buildApp();
  return preview({ ...options, preview: { port: PORT, strictPort: true, host: '127.0.0.1' } });
}

/** Writes our chart, and ours with so many made-up states that both together have `STATES`, as saved versions. */
async function writeModels() {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  const { journeyModel } = await server.ssrLoadModule('/machines/graph/model/journeyModel.ts');
  const { syntheticModel } = await server.ssrLoadModule('/test/visualizer/layout/syntheticModel.ts');
  await server.close();
  const journey = journeyModel();
  const large = { ...syntheticModel(STATES - journey.states.length), id: journey.id };
  return {
    hash: journey.hash,
    states: journey.states.length,
    own: written('journey.json', journey),
    large: written('large.json', large),
    count: journey.states.length + large.states.length,
  };
}

function written(name, model) {
  const path = join(REPORTS, name);
  writeFileSync(path, JSON.stringify(model));
  return path;
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
function measurements(models) {
  return {
    layout: async (browser, address) => {
      const own = await measureLayout(browser, address, models.own, models.hash);
      const large = await measureLayout(browser, address, models.large, models.hash);
      return [
        figure(`layout, ${models.states} states`, own.medianMs, 250, 'ms'),
        figure(`layout, ${models.states} states: longest task`, own.longestMs, 50, 'ms'),
        figure(`layout, ${models.count} states`, large.medianMs, 2000, 'ms'),
        figure(`layout, ${models.count} states: longest task`, large.longestMs, 50, 'ms'),
      ];
    },
    pan: async (browser, address) => {
      const rows = await measurePanZoom(browser, address, models.large);
      return rows.map(({ name, scriptMs, frames }) =>
        figure(`${name}, ${models.count} states, ${frames} frames`, scriptMs, 1, 'ms of script a frame'),
      );
    },
    live: async (browser, address) => {
      const { p95, presses } = await measureLive(browser, address);
      return [figure(`live update p95, ${presses} events`, p95, 32, 'ms')];
    },
    export: async (browser, address) => {
      const kB = await measureExport(browser, address);
      return [figure('export SVG, the full chart', kB, 120, 'kB')];
    },
  };
}

mkdirSync(REPORTS, { recursive: true });
// Built first: the server that reads the models would make it a build for development.
const server = await serve();
const models = await writeModels();
const rows = [];
for (const [name, measure] of Object.entries(measurements(models))) {
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
