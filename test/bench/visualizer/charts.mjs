// Opens the chart in the page, and saved versions of it, which are laid out beside it in the worker.

/** Opens the full chart and waits until it is drawn. */
export async function openChart(browser, address, prepare = async () => {}) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await prepare(page);
  await page.goto(`${address}/visualizer.html#/chart`);
  await page.locator('svg.chart-scene[data-altitude="chart"] [data-id="landing"]').first().waitFor();
  return page;
}

/** Opens the full chart, and beside it the panel in which versions are compared. */
export async function openComparison(browser, address, prepare) {
  const page = await openChart(browser, address, prepare);
  await page.getByRole('tab', { name: 'Changes', exact: true }).click();
  await page.locator('input[type="file"][accept*="json"]').waitFor({ state: 'attached' });
  return page;
}

/** Chooses the file; the page begins at once. */
export function chooseVersion(page, path) {
  return page.locator('input[type="file"][accept*="json"]').first().setInputFiles(path);
}
