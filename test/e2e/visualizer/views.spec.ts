import { gzipSync } from 'node:zlib';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { VIEWS } from '#src/review/page/viewer/context.ts';
import { findAxeViolations } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const KB = 1000;
const MAX_SCRIPT_KB = 145;
const ADDRESS = '/visualizer.html';

test('the map renders after at most 145 kB of scripts', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole('tab', { name: VIEW_WORDS.map })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-model-hash]')).toHaveAttribute('data-model-hash', journeyModel().hash);
  await expect(page.locator('svg.chart-scene [data-id="landing"]').first()).toBeVisible();
  const bodies = await Promise.all(scripts);
  const totalKb = bodies.reduce((total, body) => total + gzipSync(body).length, 0) / KB;
  expect(totalKb).toBeGreaterThan(50);
  expect(totalKb).toBeLessThanOrEqual(MAX_SCRIPT_KB);
});

test('every view has an address and passes WCAG 2.2 AA', async ({ page }) => {
  const findTab = (view: (typeof VIEWS)[number]) => page.getByRole('tab', { name: VIEW_WORDS[view], exact: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${ADDRESS}#/chart?item=offers&find=Continue`);
  await expect(findTab('chart')).toHaveAttribute('aria-selected', 'true');
  const search = page.getByRole('searchbox', { name: SHELL.find });
  await expect(search).toHaveValue('Continue');
  await expect(page.locator('svg.chart-scene[data-altitude]')).toHaveAttribute('data-altitude', 'chart');
  expect(VIEWS.length).toBeGreaterThan(0);
  for (const [index, view] of VIEWS.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    await findTab(view).click();
    await expect(findTab(view)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(SHELL.loading, { exact: true })).toHaveCount(0);
    expect(await findAxeViolations(page), view).toEqual([]);
  }
  await page.goBack();
  await expect(findTab(VIEWS.at(-2) ?? 'map')).toHaveAttribute('aria-selected', 'true');
});
