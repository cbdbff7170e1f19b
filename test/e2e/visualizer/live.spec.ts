import type { FrameLocator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { LANDING } from '#src/content/landing.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { SCREEN_TITLES } from '#src/content/screens.ts';
import { DEMONSTRATION, LIVE, PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import { PATHS_TEXT, PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { PANEL_WORDS, SHELL, VIEW_WORDS } from '#src/content/visualizer/shell.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';
import { isAlive } from '#test/paths/browser/pageSide.ts';

/** Where the build for demonstration is served, beside the production build of every other test. */
const DEMONSTRATION_ADDRESS = process.env['E2E_DEMONSTRATION'];
const ADDRESS = '/visualizer.html';

const VIEWPORT = { width: 1440, height: 900 };
const FRAMES_WATCHED = 60;

test.use({ viewport: VIEWPORT });

/** Runs in the page: how high the element is seen to be, frame after frame. */
async function heightsOf(element: Element, frames: number): Promise<number[]> {
  const heights: number[] = [];
  while (heights.length < frames) {
    await new Promise(requestAnimationFrame);
    heights.push(element.getBoundingClientRect().height);
  }
  return heights;
}

/** Opens the product beside the chart and waits until it is watched. */
async function openBeside(page: Page, view = ''): Promise<FrameLocator> {
  await page.goto(`${ADDRESS}${view}`);
  await page.getByRole('tab', { name: PANEL_WORDS.product, exact: true }).click();
  await page.getByRole('button', { name: SHELL.openProduct }).click();
  await expect(page.getByText(LIVE.framed(ROUTES.landing.path))).toBeVisible();
  return page.frameLocator(`iframe[title="${PRODUCT_FRAME.title}"]`);
}

function drawnState(page: Page, id: string) {
  return page.locator(`svg.chart-scene [data-id="${id}"]`).first();
}

test.describe('The production build', () => {
  test('shows on the chart what happens in the product in a tab of its own, and says why nothing can be done', async ({
    page,
    context,
  }) => {
    await page.goto(ADDRESS);
    await page.getByRole('tab', { name: PANEL_WORDS.product, exact: true }).click();
    await page.getByRole('button', { name: SHELL.openProduct }).click();
    await expect(page.getByText(PRODUCT_FRAME.refused)).toBeVisible();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: PRODUCT_FRAME.ownTab }).click();
    const product = await opening;
    await expect(page.getByText(LIVE.otherTab(ROUTES.landing.path))).toBeVisible();
    await expect(drawnState(page, 'landing')).toHaveClass(/is-active/);
    // The chart of the minified product is the one that is drawn.
    await expect(page.getByText(LIVE.otherVersion.title)).toHaveCount(0);
    await expect.poll(() => product.evaluate(isAlive)).toBe(true);
    await product.getByRole('link', { name: LANDING.applyNow }).first().click();
    await expect(page.getByText(LIVE.otherTab(ROUTES.signIn.path))).toBeVisible();
    await expect(drawnState(page, 'signIn')).toHaveClass(/is-active/);
    await expect(drawnState(page, 'landing')).not.toHaveClass(/is-active/);
    await expect(page.getByText(DEMONSTRATION.takesNone)).toBeVisible();
    await expect(page.getByRole('radio', { name: DEMONSTRATION.pace(60) })).toBeDisabled();
    const violations = await prepareAxe(page);
    expect(await violations()).toEqual([]);
  });

  test('fetches nothing of all this for a creator', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(ROUTES.offers.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(SCREEN_TITLES.offers));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => file.includes('watchPage'))).toEqual([]);
  });
});

test.describe('The build for demonstration', () => {
  test.use({ baseURL: DEMONSTRATION_ADDRESS });

  test('comes to life in a frame that is out of sight', async ({ page }) => {
    await page.goto(ADDRESS);
    await page.evaluate((path) => {
      const frame = Object.assign(document.createElement('iframe'), { src: path, title: 'out of sight' });
      frame.style.marginBlockStart = '9000px';
      document.body.append(frame);
    }, ROUTES.landing.path);
    const headline = page.frameLocator('iframe[title="out of sight"]').getByRole('heading', { level: 1 });
    await expect
      .poll(() => headline.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
  });

  test('shows the product in the room that there is, at either width, does what is pressed on the chart, and leaves the focus there', async ({
    page,
  }) => {
    const product = await openBeside(page);
    for (const width of [PRODUCT_FRAME.phone, PRODUCT_FRAME.desktop]) {
      await page.getByRole('button', { name: width }).click();
      const heights = await page.locator('iframe').evaluate(heightsOf, FRAMES_WATCHED);
      expect(heights).toHaveLength(FRAMES_WATCHED);
      expect(Math.max(...heights)).toBeLessThan(VIEWPORT.height);
      expect(Math.min(...heights)).toBeGreaterThan(VIEWPORT.height / 2);
    }
    await page.getByText(LIVE.anyAddress).click();
    const press = page.getByRole('button', { name: new RegExp(`${LIVE.press}.*${ROUTES.offers.path}`) });
    await press.click();
    await expect(product.getByRole('heading', { level: 1, name: OFFERS_TEXT.title })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: DEMONSTRATION.done })).toBeVisible();
    await expect(drawnState(page, 'offers')).toHaveClass(/is-active/);
    await expect(page.locator('iframe')).not.toBeFocused();
  });

  test('opens a state in the middle of the journey, where time stands still, and then goes on faster', async ({
    page,
  }) => {
    const product = await openBeside(page);
    await page.getByRole('radio', { name: DEMONSTRATION.pace(0) }).check();
    const states = page.getByRole('combobox', { name: DEMONSTRATION.open });
    const option = states.locator('option', { hasText: /^Contract › Signing › Submitting/ });
    await expect(option).toHaveCount(1);
    await states.selectOption((await option.getAttribute('value')) ?? '');
    await page.getByRole('button', { name: DEMONSTRATION.openButton }).click();
    await expect(page.getByText(DEMONSTRATION.opened)).toBeVisible();
    await expect(page.getByText(LIVE.framed(ROUTES.contract.path))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Signing › Submitting' })).toBeVisible();
    await page.getByRole('radio', { name: DEMONSTRATION.pace(60) }).check();
    await expect(page.getByRole('button', { name: 'Signing › Congratulating' })).toBeVisible();
    await expect(product.getByRole('dialog')).toBeVisible();
    const kept = await page.evaluate(async () => ({
      session: Object.keys(localStorage).filter((key) => ['user', 'isAuthenticated'].includes(key)),
      databases: (await indexedDB.databases())
        .map(({ name }) => name)
        .filter((name) => name === 'creator-cash-advance'),
    }));
    expect(kept).toEqual({ session: [], databases: [] });
  });

  test('plays a tested path in the product, step by step and back again', async ({ page }) => {
    const product = await openBeside(page, '#/paths/journey');
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
