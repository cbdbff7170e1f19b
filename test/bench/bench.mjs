// Builds the product and runs Lighthouse on it, simulating a slow phone: `npm run bench`. Visits each address (or each
// one in BENCH_ADDRESSES) three times (or BENCH_RUNS times). For each address, prints the figures of the visit with the
// median performance score and saves its report in .reports/bench.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createBuilder, preview, runnerImport } from 'vite';
import { ensureChromium } from '#test/gate/chromium.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.reports/bench');
const DIST = join(REPORTS, 'dist');
const MIN_SCORE = 95;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const PORT = Number(process.env.BENCH_PORT ?? 4211);
const DEBUG_PORT = PORT + 1;
const KB = 1000;
const MS_PER_SECOND = 1000;

const seconds = (ms) => `${(ms / MS_PER_SECOND).toFixed(2)} s`;
const score = (name) => (report) => Math.round(report.categories[name].score * 100);
const value = (name, format) => (report) => format(report.audits[name].numericValue);

/** The table's columns. Each function computes a cell from a report or from the machine's load. */
const COLUMNS = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  SEO: score('seo'),
  FCP: value('first-contentful-paint', seconds),
  LCP: value('largest-contentful-paint', seconds),
  TBT: value('total-blocking-time', (ms) => `${Math.round(ms)} ms`),
  CLS: value('cumulative-layout-shift', (shift) => shift.toFixed(3)),
  // Far below 1500, times are unreliable, because Lighthouse slows this machine's CPU to a quarter.
  machine: (report) => Math.round(report.environment.benchmarkIndex),
  load: () => loadavg()[0].toFixed(1),
  transferred: value('total-byte-weight', (bytes) => `${(bytes / KB).toFixed(0)} kB`),
};

/** Returns the report with the median performance score. */
function findMedianReport(reports) {
  const sorted = reports.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Measures one visit with an empty cache and empty storage. */
async function measure(url) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [`--remote-debugging-port=${DEBUG_PORT}`, '--disable-component-update', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error', output: 'json' });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

mkdirSync(REPORTS, { recursive: true });
const options = { root: ROOT, logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } };
const builder = await createBuilder(options, null);
await builder.buildApp();
const server = await preview({ ...options, preview: { port: PORT, strictPort: true, host: '127.0.0.1' } });
// Must follow the build: runnerImport would turn it into a development build.
const { module: chart } = await runnerImport(join(ROOT, 'machines/journey/routes.ts'));
const addresses = process.env.BENCH_ADDRESSES?.split(' ') ?? Object.values(chart.ROUTES).map(({ path }) => path);
const rows = {};
for (const address of addresses) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await measure(`http://127.0.0.1:${PORT}${address}`));
  const report = findMedianReport(reports);
  writeFileSync(join(REPORTS, `${address.slice(1) || 'landing'}.json`), JSON.stringify(report, null, 2));
  rows[address] = Object.fromEntries(Object.entries(COLUMNS).map(([name, compute]) => [name, compute(report)]));
}
await server.close();
console.table(rows);
const slow = Object.keys(rows).filter((address) => rows[address].performance < MIN_SCORE);
console.log(
  slow.length === 0
    ? `All performance scores are ${MIN_SCORE} or higher.`
    : `Performance below ${MIN_SCORE}: ${slow.join(', ')}`,
);
