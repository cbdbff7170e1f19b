import type { FrameLocator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { LANDING } from '#src/content/landing.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { SCREEN_TITLES } from '#src/content/screens.ts';
import { DEMONSTRATION, LIVE, PRODUCT_FRAME } from '#src/content/visualizer/live.ts';
import { PATHS_TEXT, PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { PANEL_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';
import { isAlive } from '#test/paths/browser/pageSide.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function openProduct(page: Page, view = ''): Promise<FrameLocator> {
  await page.goto(`/visualizer.html${view}`);
  await page.getByRole('tab', { name: PANEL_WORDS.play, exact: true }).click();
  await page.getByRole('button', { name: SHELL.openProduct }).click();
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
    await openProduct(page);
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
    const violations = await prepareAxe(page);
    expect(await violations()).toEqual([]);
  });

  test('fetches nothing of all this for a creator', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto(ROUTES.offers.path);
    await expect(page).toHaveTitle(new RegExp(SCREEN_TITLES.offers));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => file.includes('watchPage'))).toEqual([]);
  });
});

test.describe('The build for demonstration', () => {
  /** It is served next to the production build of every other test. */
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] });

  test('plays a tested path in the product, and opens a state where time stands still, to go on faster', async ({
    page,
    expectNoise,
  }) => {
    // What the tests run in every frame, the pictures refuse as they refuse every script.
    expectNoise(/Blocked script execution in '[^']*\/proof\//);
    const product = await openProduct(page, '#/paths');
    const play = PATHS_TEXT.playInProductOf(PATHS_TEXT.wayTo('Offers'));
    await page.getByRole('button', { name: play, exact: true }).click();
    await page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.last, exact: true }).click();
    await expect(drawnState(page, 'offers')).toHaveClass(/is-active/);
    await expect(product.getByRole('heading', { level: 1, name: OFFERS_TEXT.title })).toBeVisible();
    await page.getByRole('button', { name: PLAYBACK_TEXT.scrubber.first, exact: true }).click();
    await expect(page.getByText(LIVE.framed(ROUTES.landing.path))).toBeVisible();

    await page.getByRole('button', { name: SHELL.closeSession }).click();
    const states = page.getByRole('combobox', { name: DEMONSTRATION.open });
    const option = states.locator('option', { hasText: /^Contract › Signing › Submitting/ });
    await states.selectOption((await option.getAttribute('value')) ?? '');
    await page.getByRole('button', { name: DEMONSTRATION.openButton }).click();
    await expect(page.getByText('Signing › Submitting', { exact: false }).first()).toBeVisible();
    await page.getByRole('radio', { name: DEMONSTRATION.speed(60) }).check();
    await expect(product.getByRole('dialog')).toBeVisible();
    await expect(page.locator('iframe')).not.toBeFocused();
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => ['user', 'isAuthenticated'].includes(key)),
      ...(await indexedDB.databases()).filter(({ name }) => name === 'creator-cash-advance'),
    ]);
    expect(stored).toEqual([]);
  });
});
