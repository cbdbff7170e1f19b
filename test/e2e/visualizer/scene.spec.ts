import type { Page } from '@playwright/test';
import { PANEL_WORDS, SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { STORYBOARD } from '#src/review/page/words/proof.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import { expect, SCRIPT_BLOCKED_IN_PICTURE, test } from '#test/e2e/support/test.ts';

test.use({ hasTouch: true });

/** How the picture lies in its window now. */
async function viewOf(page: Page): Promise<{ readonly x: number; readonly y: number; readonly zoom: number }> {
  const transform = await page.locator('svg.chart-scene > g').first().getAttribute('transform');
  const [x = 0, y = 0, zoom = 0] = [...(transform ?? '').matchAll(/-?[\d.]+(?:e-?\d+)?/gu)].map(Number);
  return { x, y, zoom };
}

/**
 * Fingers on the picture. Those of the driver are given up by a busy browser, which lets a page have 200 ms for each.
 */
async function touch(page: Page, type: string, ...points: { x: number; y: number }[]): Promise<void> {
  await page.getByRole('application').evaluate(
    (target, { type, points }) => {
      const fingers = points.map(({ x, y }, id) => new Touch({ identifier: id, target, clientX: x, clientY: y }));
      const touches = type === 'touchend' ? [] : fingers;
      target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: fingers, bubbles: true, cancelable: true }));
    },
    { type, points },
  );
}

async function open(page: Page, view = ''): Promise<void> {
  await page.goto(`/visualizer.html${view}`);
  await expect(page.locator('svg.chart-scene:not([data-drawing]) [data-id="landing"]').first()).toBeVisible();
}

test('the map moves and zooms by mouse, wheel, trackpad and touch', async ({ page }) => {
  await open(page);
  // A side panel that is loaded later takes some of its width.
  await page.waitForLoadState('networkidle');
  const fit = page.getByRole('button', { name: SCENE.fit });
  await fit.click();
  const whole = await viewOf(page);
  const box = await page.getByRole('application').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(whole.zoom);
  const zoomed = await viewOf(page);
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await viewOf(page);
  expect(dragged.zoom).toBe(zoomed.zoom);
  expect({ x: Math.round(dragged.x - zoomed.x), y: Math.round(dragged.y - zoomed.y) }).toEqual({ x: -120, y: -60 });

  await fit.click();
  await expect(page.getByRole('application')).toHaveCSS('touch-action', 'none');
  await touch(page, 'touchstart', { x, y });
  // Without a wait in between: a finger that rests for half a second is a long press, which ends the gesture.
  for (const by of [40, 80]) await touch(page, 'touchmove', { x: x + by, y: y + 30 });
  await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(whole.x + 80, 0);
  await touch(page, 'touchend', { x: x + 80, y: y + 30 });
  for (const [index, type] of (['touchstart', 'touchmove', 'touchmove', 'touchend'] as const).entries())
    await touch(page, type, { x: x - 40 * (index + 1), y }, { x: x + 40 * (index + 1), y });
  await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(whole.zoom * 2);

  await fit.click();
  await page.mouse.move(x, y);
  await page.mouse.wheel(30, 20);
  const moved = async () => {
    const { x: left, y: top, zoom } = await viewOf(page);
    return { x: Math.round(left - whole.x), y: Math.round(top - whole.y), zoom };
  };
  await expect.poll(moved).toEqual({ x: -30, y: -20, zoom: whole.zoom });
});

test('the full chart shows its rules only when zoomed in', async ({ page }) => {
  await open(page, '#/chart');
  const scene = page.locator('svg.chart-scene[data-altitude]');
  await expect(scene).toHaveAttribute('data-detail', 'far');
  await expect(scene.locator('.row').first()).toBeHidden();
  await scene
    .locator('[data-id="offers"] > .box')
    .first()
    .click({ position: { x: 4, y: 30 } });
  await expect(page).toHaveURL(/item=offers/u);
  await expect(scene.locator('[data-id="offers"] > .selection').first()).toBeVisible();
  while ((await scene.getAttribute('data-detail')) !== 'near')
    await page.getByRole('button', { name: SCENE.zoomIn }).click();
  await expect(scene.locator('.row text').first()).toHaveCSS('display', 'block');
  await expect(scene.locator('[data-id="offers"] > .selection')).toHaveCount(1);
});

test('a phone shows every tab whole and begins with the storyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/visualizer.html');
  const tabs = page.getByRole('tablist', { name: SHELL.views }).getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab', { name: VIEW_WORDS.storyboard })).toHaveAttribute('aria-selected', 'true');
  // The details have a heading of the second level with the same words.
  const heading = page.getByRole('heading', { level: 3, name: 'Sign in', exact: true });
  await expect(heading).toBeInViewport();
  // A screen opens as a page over the list, which keeps its place.
  await page.getByRole('button', { name: STORYBOARD.select('Sign in'), exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: PANEL_WORDS.details })).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeHidden();
  await page.getByRole('button', { name: SHELL.closePanel }).click();
  await expect(heading).toBeInViewport();
});

test.describe('The build for demonstration, which has the pictures', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] ?? '' });

  test('keeps the map in place while its pictures scroll', async ({ page, expectNoise }) => {
    expectNoise(SCRIPT_BLOCKED_IN_PICTURE);
    await open(page);
    await expect.poll(() => page.frames().length).toBeGreaterThan(10);
    for (const frame of page.frames()) await frame.waitForLoadState();
    expect(await page.getByRole('application').evaluate((frame) => frame.parentElement?.scrollTop)).toBe(0);
  });
});
