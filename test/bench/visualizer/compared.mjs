// Opens a saved version of the chart in the page, which lays both versions out in the worker.

/** Opens the full chart, and beside it the panel in which versions are compared. */
export async function openComparison(browser, address, prepare = async () => {}) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await prepare(page);
  await page.goto(`${address}/visualizer.html#/chart/journey`);
  await page.locator('svg.chart-scene[data-altitude="chart"] [data-id="landing"]').first().waitFor();
  await page.getByRole('tab', { name: 'Changes', exact: true }).click();
  await page.locator('input[type="file"][accept*="json"]').waitFor({ state: 'attached' });
  return page;
}

/** Chooses the file; the page begins at once. */
export function chooseVersion(page, path) {
  return page.locator('input[type="file"][accept*="json"]').first().setInputFiles(path);
}
