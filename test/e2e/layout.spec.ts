import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { arriveAt, openScreen, signAndSubmit, walkToContract } from './support/placeSteps.ts';
import { CONNECTED, expect, test, visit, visitAs } from './support/test.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TALL_PHONE = { width: 360, height: 780 };
const LEFT_EDGE_PX = 120;
const MAX_PHONE_SCREENS = 3;
const SMALL_GAP_PX = 4;
const MAX_STEP_BAR_PX = 96;

test.use({ viewport: DESK, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => visitAs(page, CONNECTED));

/** Returns the pixels between an element and the bar below it. */
async function gapAboveBar(page: Page, element: Locator): Promise<number> {
  const [above, bar] = [await element.boundingBox(), await page.locator('[data-action-bar]').boundingBox()];
  if (above === null || bar === null) throw new Error('The element or the bar is hidden.');
  return Math.round(bar.y - above.y - above.height);
}

async function expectFewPhoneScreens(page: Page): Promise<void> {
  await page.setViewportSize(TALL_PHONE);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(MAX_PHONE_SCREENS * TALL_PHONE.height);
  await page.setViewportSize(DESK);
}

async function signAndOpenDashboard(page: Page): Promise<void> {
  await visit(page, 'offers');
  await walkToContract(page);
  await signAndSubmit(page);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await arriveAt(page, 'dashboard');
}

test('every screen begins at the same left edge on a desk (R1.8)', async ({ page }) => {
  await visit(page, 'selectPlatform');
  const leftEdges = new Set<number | undefined>();
  for (const screen of ['connectPatreon', 'offers', 'entityDetails', 'dashboard'] as const) {
    await openScreen(page, screen);
    leftEdges.add((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
  }
  expect(leftEdges).toEqual(new Set([LEFT_EDGE_PX]));
});

test('a ticked authorization stays visible on a phone when the bar grows (R9.8, R9.10)', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, 'entityDetails');
  const label = page.getByText(ENTITY_DETAILS.confirmations.authorization);
  const gap = await gapAboveBar(page, label);
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), SMALL_GAP_PX - gap);
  await label.click();
  await expect(page.getByText(/^Not all information/)).toBeVisible();
  await expect.poll(() => gapAboveBar(page, label)).toBeGreaterThanOrEqual(SMALL_GAP_PX);
});

test("a phone's step bar stays low and still at the first save (R1.8, R15.3)", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, 'entityDetails');
  const bar = page.getByRole('banner').locator('+ *');
  await expect(bar).toContainText('Step 5 of 7');
  const before = await bar.boundingBox();
  expect(before?.height).toBeLessThanOrEqual(MAX_STEP_BAR_PX);
  await page.getByLabel(ENTITY_DETAILS.business.address).fill('1 Main Street');
  await expect(bar).toContainText('until this tab is closed');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await bar.boundingBox()).toEqual(before);
});

test('the action bar leaves the chosen offer free on a desk (R8.3)', async ({ page }) => {
  await visit(page, 'offers');
  await page.getByText(OFFERS_TEXT.offerTitle(3)).first().click();
  await expect.poll(() => gapAboveBar(page, page.locator('div[data-selected]'))).toBeGreaterThanOrEqual(0);
});

test('the offers and the repayment take at most three phone screens (R8.3, R19.3, R19.4)', async ({ page }) => {
  await page.goto(ROUTES.offers.path);
  await expectFewPhoneScreens(page);
  await signAndOpenDashboard(page);
  await page.getByRole('button', { name: 'Connect Bank' }).click();
  await arriveAt(page, 'dashboardEstablished');
  await expectFewPhoneScreens(page);
});

test('the calendar button stays readable under the pointer (R18.4)', async ({ page }) => {
  await signAndOpenDashboard(page);
  const button = page.getByRole('button', { name: NEXT_PAYMENT.calendar.download });
  const colorsIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await button.hover();
    return button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const card = getComputedStyle(element.closest('section') ?? element).backgroundColor;
      return { isReadable: color !== backgroundColor, isTransparent: backgroundColor === card };
    });
  };
  const readable = { isReadable: true, isTransparent: true };
  expect({ light: await colorsIn('light'), dark: await colorsIn('dark') }).toEqual({ light: readable, dark: readable });
});
