import type { Page, Route } from '@playwright/test';
import { type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { chooseInMenu, openScreen } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs, visit } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';

const FORM_SCREEN = /\/assets\/SignIrsFormScreen-[^/]*\.js$/;
const NOISE =
  /Failed to load resource|dynamically imported module|MIME type|PartMissing|valid digest in the 'integrity'/;
const NOT_LOADED = 'Creator Cash Advance could not be loaded. Nothing you typed is lost.';
const ADDRESS = '77 Quillfeather Lane';
const MISSING = 'Unexpected Application Error!';

const takenByAPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' });

/** A creator with an address typed and saved, about to go on to the form; gives back how often the page was loaded. */
async function typeAddress(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await visit(page, 'entityDetails');
  await page.getByLabel('Business address').fill(ADDRESS);
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  return () => loads;
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function expectMissing(page: Page): Promise<void> {
  await expectScreen(page, 'signIrsForm', MISSING);
  await expect(page).toHaveTitle(`${MISSING} · Creator Cash Advance`);
}

const abort = (route: Route) => route.abort();
const landingHeading = (page: Page) => page.getByRole('heading', { level: 1, name: HEADINGS.landing });

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(NOISE);
  await visitAs(page, CONNECTED);
});

test.describe('F-38 a part of the program is missing after a deploy', () => {
  test('the page loads itself once, shows the screen, and everything typed is there (R15.1)', async ({ page }) => {
    let isMissing = true;
    await page.route(FORM_SCREEN, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
    const loads = await typeAddress(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isMissing = false;
    });
    await goOn(page);
    await expectScreen(page, 'signIrsForm');
    expect(loads()).toBe(2);
    await openScreen(page, 'entityDetails');
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
  });

  test('offline, the page says so and shows the screen by itself once the connection is back (R1.6, R15.1)', async ({
    page,
    context,
  }) => {
    await page.route(FORM_SCREEN, abort);
    const loads = await typeAddress(page);
    await savingIsDone(page);
    await context.setOffline(true);
    await goOn(page);
    await expectMissing(page);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(FORM_SCREEN);
    await context.setOffline(false);
    await expectScreen(page, 'signIrsForm');
  });

  test('what the account menu can remove is still asked about first (R2.4, R15.2)', async ({ page }) => {
    await page.goto(ROUTES.offers.path);
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
    await page.route(/\/assets\/.*\.(?:js|css)$/, abort);
    await chooseInMenu(page, 'Start over');
    await expect(page.getByRole('dialog', { name: 'Start over?' })).toBeVisible();
  });
});

test.describe('F-39 a part of the program is answered with a page', () => {
  test('the page loads itself once, then says calmly that it could not be loaded, with Reload and the way home, and no loop begins (R1.6, R15.1)', async ({
    page,
  }) => {
    await page.route(FORM_SCREEN, takenByAPage);
    const loads = await typeAddress(page);
    await goOn(page);
    await expectMissing(page);
    await expect(page.getByText('Nothing you typed is lost. It stays on this device.')).toBeVisible();
    expect(loads()).toBe(2);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(loads).toBe(3);
    await expectMissing(page);
    expect(loads()).toBe(3);
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expectScreen(page, 'landing');
    await openScreen(page, 'entityDetails');
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
  });
});

const PERSISTENCE = /\/assets\/saving-[^/]*\.js$/;

test.describe('F-40 the main program does not come', () => {
  /** Loads a page without a file of the program, sees the note, and reloads once the file is there. */
  async function expectNote(page: Page, screen: RoutedScreenId, file: RegExp) {
    const note = page.locator('#not-loaded');
    await page.route(file, abort);
    await page.goto(ROUTES[screen].path);
    await expect(note).toContainText(NOT_LOADED);
    await expect(note).toBeInViewport();
    await expect(page.getByText(/is loading/)).toHaveCount(0);
    await page.unroute(file);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(note).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS[screen] })).toBeVisible();
  }

  test('without the program, a note says so, and reloading helps once it is there (R1.6, R15.1)', async ({ page }) => {
    await expectNote(page, 'landing', /\/assets\/index-[^/]*\.js$/);
  });

  test('a saved journey is not opened without the code that restores it (R1.6, R15.1)', async ({ page }) => {
    await typeAddress(page);
    await savingIsDone(page);
    await expectNote(page, 'entityDetails', PERSISTENCE);
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
  });

  test('a first visit works without the code that saves, and says so (R15.3, R15.6)', async ({ page }) => {
    await page.route(PERSISTENCE, abort);
    await visit(page, 'entityDetails');
    await page.getByLabel('Business address').fill(ADDRESS);
    await expect(page.getByText(SAVING.refused)).toBeVisible();
  });
});

test.describe('F-41 the style sheets do not come', () => {
  test('a form and the landing page are there in order, and can be used (R1.6)', async ({ page, expectNoise }) => {
    // Only the style sheets use the fonts that the page preloads.
    expectNoise(/preloaded using link preload but not used/);
    await page.route(/\.css$/, abort);
    await visit(page, 'offers');
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'entityDetails');
    await page.getByLabel('Business address').fill('77 Quillfeather Lane');
    await page.goto(ROUTES.landing.path);
    await expect(landingHeading(page)).toBeVisible();
    const headings = await page.getByRole('heading', { level: 2 }).all();
    expect(headings.length).toBeGreaterThan(3);
    for (const heading of headings) {
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
    }
  });
});

test('F-41 a screen that comes after a loss of the connection comes with its styles (R1.6)', async ({ page }) => {
  await page.route(/SignIrsFormScreen/, abort);
  const refused = page.waitForEvent('requestfailed', (request) => /SignIrsFormScreen.*css/.test(request.url()));
  await visit(page, 'entityDetails');
  await refused;
  await page.unroute(/SignIrsFormScreen/);
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await goOn(page);
  await expectScreen(page, 'signIrsForm');
  await expect(page.getByText("Don't send this demo copy to the IRS.")).toHaveCSS('font-size', '15px');
});

test.describe('F-42 fonts and pictures do not come', () => {
  test('the words stand in the fonts of the device, and no picture is needed to understand them (R1.6)', async ({
    page,
  }) => {
    await page.route(/\.(?:woff2?|svg|png|jpe?g|webp|ico)$/, abort);
    await page.goto(ROUTES.landing.path);
    await expect(landingHeading(page)).toBeVisible();
    const statuses = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) =>
          /Instrument Sans Variable\W*$/.test(family) ? status : [],
        ),
      );
    await expect.poll(statuses).toContain('error');
    expect(await statuses()).not.toContain('loaded');
    expect(await page.locator('img:not([alt])').count()).toBe(0);
  });
});
