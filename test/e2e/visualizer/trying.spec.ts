import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { COMPARISON, MODEL_PROBLEMS } from '#src/content/visualizer/comparison.ts';
import { LIVE, PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import { PATHS_TEXT, PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { SHARE } from '#src/content/visualizer/sharing.ts';
import { PANEL_WORDS, SHELL, VIEW_WORDS } from '#src/content/visualizer/shell.ts';
import { SIMULATION_TEXT, START_WORDS } from '#src/content/visualizer/simulation.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const ADDRESS = '/visualizer.html';

test.use({ viewport: { width: 1440, height: 900 } });

function drawnState(page: Page, id: string) {
  return page.locator(`svg.chart-scene [data-id="${id}"]`).first();
}

test('a session is tried on the chart alone, told back moment by moment, and asked what it needs', async ({ page }) => {
  await page.goto(`${ADDRESS}#/map/journey`);
  await page.getByRole('tab', { name: PANEL_WORDS.simulation, exact: true }).click();
  await page
    .getByRole('combobox')
    .filter({ hasText: START_WORDS.connected })
    .selectOption({ label: START_WORDS.connected });
  await page.getByRole('button', { name: SIMULATION_TEXT.begin, exact: true }).click();
  await expect(drawnState(page, 'landing')).toHaveClass(/is-active/);
  const panel = page.getByRole('region', { name: SIMULATION_TEXT.title });
  await panel
    .getByText(/^Open one of \d+ addresses$/)
    .first()
    .click();
  await panel
    .getByRole('button', { name: /Offers|\/offers/ })
    .first()
    .click();
  await expect(drawnState(page, 'offers')).toHaveClass(/is-active/);
  await expect(panel.getByText(SIMULATION_TEXT.choices.needs).first()).toBeVisible();
  await page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.back, exact: true }).click();
  await expect(drawnState(page, 'landing')).toHaveClass(/is-active/);
  await expect(page.getByRole('slider', { name: PLAYBACK_TEXT.scrubber.range })).toHaveValue('0');
  await page.getByRole('button', { name: SHELL.closeSession }).click();
  await expect(drawnState(page, 'landing')).not.toHaveClass(/is-active/);
});

test('a saved version is compared with today, in sentences and on the picture', async ({ page }) => {
  await page.goto(`${ADDRESS}#/chart/journey`);
  await page.getByText(SHARE.title, { exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: SHARE.json }).click();
  const saved = await (await saving).path();
  const model = JSON.parse(await readFile(saved, 'utf8')) as ReturnType<typeof journeyModel>;
  expect(model.hash).toBe(journeyModel().hash);
  const removed = model.transitions.find(
    ({ sourceId, trigger }) => sourceId.includes('offers') && trigger.name === 'offers.continued',
  );
  if (removed === undefined) throw new Error('the chart has no Continue on the offers');
  const before = { ...model, hash: 'earlier', transitions: model.transitions.filter(({ id }) => id !== removed.id) };
  await page.getByRole('tab', { name: PANEL_WORDS.comparison, exact: true }).click();
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: COMPARISON.choose }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await choose('notes.json', 'not a chart');
  await expect(page.getByText(MODEL_PROBLEMS.noJson)).toBeVisible();
  await choose('earlier.json', JSON.stringify(before));
  const panel = page.getByRole('region', { name: COMPARISON.label });
  await expect(panel.getByText(COMPARISON.compared('earlier.json'))).toBeVisible();
  await expect(panel.getByText(removed.sentence, { exact: false }).first()).toBeVisible();
  await expect(page.locator(`svg.chart-scene [data-id="${removed.id}"]`).first()).toHaveClass(/added/);
  await page.getByRole('switch', { name: COMPARISON.onlyChanges }).check();
  await page.getByRole('tab', { name: VIEW_WORDS.outline, exact: true }).click();
  await expect(page.getByRole('treeitem').filter({ hasText: removed.sentence }).first()).toBeVisible();
  await page.getByRole('button', { name: COMPARISON.close }).click();
  await expect(panel.getByText(COMPARISON.choose)).toBeVisible();
});

test.describe('With the product beside it', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] });

  test('a tested path is played in the product, step by step and back again', async ({ page }) => {
    await page.goto(`${ADDRESS}#/paths/journey`);
    await page.getByRole('tab', { name: PANEL_WORDS.product, exact: true }).click();
    await page.getByRole('button', { name: SHELL.openProduct }).click();
    await expect(page.getByText(LIVE.framed(ROUTES.landing.path))).toBeVisible();
    const product = page.frameLocator(`iframe[title="${PRODUCT_FRAME.title}"]`);
    await page
      .getByRole('button', { name: PATHS_TEXT.playInProductOf(PATHS_TEXT.wayTo('Offers')), exact: true })
      .click();
    await expect(page.getByRole('slider', { name: PLAYBACK_TEXT.scrubber.range })).toHaveValue('0');
    await expect(page.getByRole('tab', { name: VIEW_WORDS.chart, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.last, exact: true }).click();
    await expect(drawnState(page, 'offers')).toHaveClass(/is-active/);
    await expect(page.getByText(LIVE.framed(ROUTES.offers.path))).toBeVisible();
    await expect(product.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.first, exact: true }).click();
    await expect(page.getByText(LIVE.framed(ROUTES.landing.path))).toBeVisible();
  });
});
