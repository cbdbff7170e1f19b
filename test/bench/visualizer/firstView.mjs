// What a browser fetches until the map is seen.
import { gzipSync } from 'node:zlib';

const KB = 1000;
const LAYOUT_PROGRAM = /elk-/;

/** The scripts that are asked for until the map is seen, in kB gzip; the layout program is not needed for it. */
export async function measureFirstView(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && !LAYOUT_PROGRAM.test(response.url())) scripts.push(response.body());
  });
  await page.goto(`${address}/visualizer.html`);
  await page.locator('svg.chart-scene [data-id="landing"]').first().waitFor();
  const bodies = await Promise.all(scripts);
  await page.close();
  return { kB: bodies.reduce((total, body) => total + gzipSync(body).length, 0) / KB, files: bodies.length };
}
