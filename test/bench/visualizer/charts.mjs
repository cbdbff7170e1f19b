// Opens the chart in the page.

/** Opens the full chart and waits until it is drawn. */
export async function openChart(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/visualizer.html#/chart`);
  await page.locator('svg.chart-scene[data-altitude="chart"] [data-id="landing"]').first().waitFor();
  return page;
}
