import { gzipSync } from 'node:zlib';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { SHELL, VIEW_WORDS } from '#src/content/visualizer/shell.ts';
import { VIEWS } from '#src/visualizer/viewer/context.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const KB = 1000;
const MOST_SCRIPT_KB = 150;
const ADDRESS = '/visualizer.html';

test.use({ viewport: { width: 1440, height: 900 } });

test('the map is seen after at most 150 kB of scripts, and is drawn from the chart that the tests know', async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole('tab', { name: VIEW_WORDS.map })).toHaveAttribute('aria-selected', 'true');
  const drawn = page.locator('[data-model-hash]');
  await expect(drawn).toHaveAttribute('data-model-hash', journeyModel().hash);
  await expect(page.locator('svg.chart-scene [data-id="landing"]').first()).toBeVisible();
  const bodies = await Promise.all(scripts);
  const weightKb = bodies.reduce((total, body) => total + gzipSync(body).length, 0) / KB;
  expect(weightKb).toBeGreaterThan(50);
  expect(weightKb).toBeLessThanOrEqual(MOST_SCRIPT_KB);
});

test('every view can be used by everybody, in dark and in light in turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ADDRESS);
  const violations = await prepareAxe(page);
  expect(VIEWS.length).toBeGreaterThan(0);
  for (const [index, view] of VIEWS.entries()) {
    const tab = page.getByRole('tab', { name: VIEW_WORDS[view], exact: true });
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(SHELL.loading, { exact: true })).toHaveCount(0);
    expect(await violations(), view).toEqual([]);
  }
});

test('an address brings back the view, what is selected and what is searched for, and Back goes back', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}#/chart/journey?item=offers&find=Continue`);
  await expect(page.getByRole('tab', { name: VIEW_WORDS.chart, exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox', { name: SHELL.find })).toHaveValue('Continue');
  await expect(page.locator('svg.chart-scene')).toHaveAttribute('data-altitude', 'chart');
  await page.getByRole('tab', { name: VIEW_WORDS.outline, exact: true }).click();
  await expect(page).toHaveURL(/#\/outline\/journey/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: VIEW_WORDS.chart, exact: true })).toHaveAttribute('aria-selected', 'true');
});
