// Opens the chart in the page, and records what the browser does.

/** Opens the full chart and waits until it is drawn. */
export async function openChart(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/visualizer.html#/chart`);
  const picture = 'svg.chart-scene[data-altitude="chart"]:not([data-drawing])';
  await page.locator(`${picture} [data-id="landing"]`).first().waitFor();
  return page;
}

/** What the browser does meanwhile, by its own trace. */
export async function traced(page, includedCategories, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
