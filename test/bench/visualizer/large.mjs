// The longest task of the page, from opening a large chart to its first use, in a build that holds that chart.
import { join } from 'node:path';
import { createBuilder, preview, runnerImport } from 'vite';
import { traced } from './charts.mjs';
import { reviewedChart } from './reviewedChart.mjs';

const US_PER_MS = 1000;
const STATES = 'svg.chart-scene .state[data-id]';
const PICTURE = 'svg.chart-scene[data-altitude="chart"]';
const SHAPES = `${PICTURE} [data-id]`;
const PRESSES = 8;
const [STEPS, SETTLED_MS] = [20, 1000];

/** The states of the chart, and milliseconds of the longest task while all is drawn, and while it is moved and selected in. */
export async function measureLarge(browser, { root, outDir, port }) {
  const { states, shapes, server } = await serveLarge({ root, outDir, port });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const opening = await longestTask(page, async () => {
      await page.goto(`http://127.0.0.1:${port}/visualizer.html#/chart`);
      await page.locator(`${PICTURE}[data-detail="far"] [data-id]`).first().waitFor();
      await page.getByRole('application').focus();
      // From far away the screens are closed: all is drawn once they open.
      for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('+');
      await page.waitForFunction(isWhole, { shapes: SHAPES, drawn: shapes });
      await page.locator(`${PICTURE}[data-detail="near"]`).waitFor();
    });
    const using = await longestTask(page, async () => {
      await page.mouse.click(...(await page.evaluate(placeInView, STATES)));
      await page.getByRole('tabpanel', { name: 'Details' }).getByRole('heading').first().waitFor();
      await page.mouse.move(300, 450);
      await page.mouse.down();
      for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(300 + step * 5, 450 + step * 3);
      await page.mouse.up();
    });
    return { states, opening, using };
  } finally {
    await page.close();
    await server.close();
  }
}

/** Builds the page with the large chart into a folder and serves it. */
async function serveLarge({ root, outDir, port }) {
  // What draws the chart is imported as in development, and would make the build one.
  process.env.NODE_ENV ??= 'production';
  const { largeChart } = (await runnerImport(join(root, 'test/bench/visualizer/largeChart.ts'))).module;
  const chart = await largeChart();
  const options = { root, mode: 'demonstration', logLevel: 'warn', build: { outDir, emptyOutDir: true } };
  const builder = await createBuilder({ ...options, plugins: [reviewedChart(chart)] }, null);
  await builder.build(builder.environments.visualizer);
  const server = await preview({ ...options, preview: { port, strictPort: true, host: '127.0.0.1' } });
  // A rule is a line or a row, or begins a state.
  const [states, rules] = [chart.model.states.length, chart.model.transitions.length];
  return { server, states, shapes: states + rules };
}

/** Runs in the page: where a state with nothing inside it can be pressed. */
function placeInView(states) {
  const names = [...document.querySelectorAll(`${states}.innermost .name`)].map((name) => name.getBoundingClientRect());
  const seen = names.find(({ x, y }) => x > 0 && x < 1300 && y > 80 && y < 860);
  return [seen.x + 5, seen.y + 5];
}

/** Runs in the page: everything is drawn. */
function isWhole({ shapes, drawn }) {
  return document.querySelectorAll(shapes).length >= drawn;
}

/** Milliseconds of the longest task of the page's thread meanwhile. */
async function longestTask(page, act) {
  const events = await traced(page, ['toplevel'], async () => {
    await act();
    await page.waitForTimeout(SETTLED_MS);
  });
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const pages = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event)),
  );
  return Math.max(...tasks.map(({ dur }) => dur)) / US_PER_MS;
}
