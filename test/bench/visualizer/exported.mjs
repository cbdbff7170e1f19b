// How large the exported picture of the full chart is.
import { statSync } from 'node:fs';
import { openChart } from './charts.mjs';

/** The size of the file in kB. */
export async function measureExport(browser, address) {
  const page = await openChart(browser, address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /SVG/ }).click();
  const kB = statSync(await (await saved).path()).size / 1000;
  await page.close();
  return kB;
}
