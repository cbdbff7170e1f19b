import type { Page } from '@playwright/test';
import { PANEL_WORDS, SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { STORYBOARD } from '#src/review/page/words/proof.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import { expect, test } from '#test/e2e/support/test.ts';

/** Returns the map's pan position and zoom. */
async function getViewport(page: Page): Promise<{ readonly x: number; readonly y: number; readonly zoom: number }> {
  const transform = await page.locator('svg.chart-scene > g').first().getAttribute('transform');
  const [x = 0, y = 0, zoom = 0] = [...(transform ?? '').matchAll(/-?[\d.]+(?:e-?\d+)?/gu)].map(Number);
  return { x, y, zoom };
}

test('the map zooms by wheel, pans by drag and resets to fit', async ({ page }) => {
  await page.goto('/visualizer.html');
  await expect(page.locator('svg.chart-scene:not([data-drawing]) [data-id="landing"]').first()).toBeVisible();
  // The side panel loads late and narrows the map.
  await page.waitForLoadState('networkidle');
  const fit = page.getByRole('button', { name: SCENE.fit });
  await fit.click();
  const fittedViewport = await getViewport(page);
  const box = await page.getByRole('application').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await getViewport(page)).zoom).toBeGreaterThan(fittedViewport.zoom);
  const zoomed = await getViewport(page);
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await getViewport(page);
  expect(dragged.zoom).toBe(zoomed.zoom);
  expect({ x: Math.round(dragged.x - zoomed.x), y: Math.round(dragged.y - zoomed.y) }).toEqual({ x: -120, y: -60 });

  await fit.click();
  await expect.poll(() => getViewport(page)).toEqual(fittedViewport);
});

test('a phone shows every tab in full and starts with the storyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/visualizer.html');
  const tabs = page.getByRole('tablist', { name: SHELL.views }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: VIEW_WORDS.storyboard })).toHaveAttribute('aria-selected', 'true');
  // The side panel has a level 2 heading with the same text.
  const heading = page.getByRole('heading', { level: 3, name: 'Sign in', exact: true });
  await expect(heading).toBeInViewport();
  // The details cover the list, which keeps its scroll position.
  await page.getByRole('button', { name: STORYBOARD.select('Sign in'), exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: PANEL_WORDS.details })).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeHidden();
  await page.getByRole('button', { name: SHELL.closePanel }).click();
  await expect(heading).toBeInViewport();
});
