// How large the exported picture of the full chart is, and how long it takes to make.
import { statSync } from 'node:fs';

const KB = 1000;

/** The size of the file, and the milliseconds from the press until it is handed to the browser. */
export async function measureExport(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      globalThis.savedAtMs = performance.now();
      return create(file);
    };
  });
  await page.goto(`${address}/visualizer.html#/chart/journey`);
  await page.locator('svg.chart-scene[data-altitude="chart"] [data-id="landing"]').first().waitFor();
  await page.locator('summary', { hasText: 'Share' }).click();
  const button = page.getByRole('button', { name: /SVG/ });
  await button.waitFor();
  const saved = page.waitForEvent('download');
  await button.evaluate((element) => {
    globalThis.pressedAtMs = performance.now();
    element.click();
  });
  const file = await saved;
  const kB = statSync(await file.path()).size / KB;
  const ms = await page.evaluate(() => globalThis.savedAtMs - globalThis.pressedAtMs);
  await page.close();
  return { kB, ms };
}
