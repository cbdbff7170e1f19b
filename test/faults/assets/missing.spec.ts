import type { Page, Route } from '@playwright/test';
import { type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { ERROR_PAGE, SCREEN_LOAD_ERROR } from '#src/content/errorPage.ts';
import { expectAccessible } from '#test/e2e/support/accessible.ts';
import { openScreen } from '#test/e2e/support/steps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs, visit } from '#test/e2e/support/test.ts';
import { flushSaves } from '#test/paths/browser/savedJourney.ts';
import { HEADINGS } from '#test/paths/pageObjects/screenControls.ts';

const FORM_SCREEN = /\/assets\/SignIrsFormScreen-[^/]*\.js$/;
const NOISE =
  /Failed to load resource|dynamically imported module|MIME type|ScreenLoadError|valid digest in the 'integrity'/;
const ADDRESS = '77 Quillfeather Lane';

const abort = (route: Route) => route.abort();
const addressField = (page: Page) => page.getByLabel('Business address');

/** Types a business address and continues to the next screen. Returns a function that counts the page loads so far. */
async function continueFromForm(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await visit(page, 'entityDetails');
  await addressField(page).fill(ADDRESS);
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  return () => loads;
}

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(NOISE);
  await visitAs(page, CONNECTED);
});

test('A page with a missing script reloads once and keeps typed text (R1.6, R15.1)', async ({ page }) => {
  let isMissing = true;
  await page.route(FORM_SCREEN, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(ROUTES.signIrsForm.path)) isMissing = false;
  });
  const loads = await continueFromForm(page);
  await expectScreen(page, 'signIrsForm');
  expect(loads()).toBe(2);
  await openScreen(page, 'entityDetails');
  await expect(addressField(page)).toHaveValue(ADDRESS);
});

test('A missing script shows an accessible error page, not a reload loop (R1.6, R1.8, R15.1)', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/preloaded using link preload but not used/);
  await page.route(FORM_SCREEN, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const loads = await continueFromForm(page);
  await expectScreen(page, 'signIrsForm', ERROR_PAGE.title);
  await expect(page.getByText(SCREEN_LOAD_ERROR.saved)).toBeVisible();
  expect(loads()).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, { name: 'the error page', isDesktopDark: false });
  await page.getByRole('button', { name: ERROR_PAGE.reload }).click();
  await expect.poll(loads).toBe(3);
  await expectScreen(page, 'signIrsForm', ERROR_PAGE.title);
  expect(loads()).toBe(3);
  await page.getByRole('link', { name: ERROR_PAGE.home }).click();
  await expectScreen(page, 'landing');
  await openScreen(page, 'entityDetails');
  await expect(addressField(page)).toHaveValue(ADDRESS);
});

test('A page without its main script or persistence code offers a reload (R1.6, R15.1)', async ({ page }) => {
  const expectReloadNote = async (screen: RoutedScreenId, file: RegExp) => {
    const note = page.locator('#not-loaded');
    await page.route(file, abort);
    await page.goto(ROUTES[screen].path);
    await expect(note).toBeInViewport();
    await expect(page.getByText(/is loading/)).toHaveCount(0);
    await page.unroute(file);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(note).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS[screen] })).toBeVisible();
  };
  await expectReloadNote('landing', /\/assets\/index-[^/]*\.js$/);
  await visit(page, 'entityDetails');
  await addressField(page).fill(ADDRESS);
  await flushSaves(page);
  await expectReloadNote('entityDetails', /\/assets\/saving-[^/]*\.js$/);
  await expect(addressField(page)).toHaveValue(ADDRESS);
});

test('A page without stylesheets, fonts and images stays usable (R1.6)', async ({ page, expectNoise }) => {
  expectNoise(/preloaded using link preload but not used/);
  await page.route(/\.(?:css|woff2?|svg|png|jpe?g|webp|ico)$/, abort);
  await visit(page, 'offers');
  await page.getByRole('radio', { name: '6-month offer' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'entityDetails');
  await addressField(page).fill(ADDRESS);
});
