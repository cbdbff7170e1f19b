import { ROUTES } from '#machines/journey/routes.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visitAs } from '#test/e2e/support/test.ts';

const LOADING_FAILED = /Failed to load resource|dynamically imported module/;
const NOT_LOADED = 'Creator Cash Advance could not be loaded. Nothing you typed is lost.';

test.describe('F-40 the main program does not come', () => {
  for (const [what, path, file] of [
    ['the program is missing on a screen', ROUTES.offers.path, /\/assets\/index-[^/]*\.js$/],
    ['the program is missing under the landing page', ROUTES.landing.path, /\/assets\/index-[^/]*\.js$/],
    ['the part that finds what was kept is missing', ROUTES.offers.path, /\/assets\/keeper-[^/]*\.js$/],
  ] as const) {
    test(`where ${what}, a note says so, and reloading helps once it is there (R1.6, R15.1)`, async ({
      page,
      expectNoise,
    }) => {
      expectNoise(LOADING_FAILED);
      const note = page.locator('#not-loaded');
      await visitAs(page, CONNECTED);
      await page.route(file, (route) => route.abort());
      await page.goto(path);
      await expect(note).toContainText(NOT_LOADED);
      await expect(note).toBeInViewport();
      await expect(page.getByText(/is loading/)).toHaveCount(0);
      await page.unroute(file);
      await page.getByRole('link', { name: 'reload the page' }).click();
      if (path === ROUTES.offers.path) await expectScreen(page, 'offers', HEADINGS.offers);
      await expect(note).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('F-41 the style sheets do not come', () => {
  test('every screen on the way is there in order, and can be used (R1.6)', async ({ page, expectNoise }) => {
    expectNoise(LOADING_FAILED);
    await visitAs(page, CONNECTED);
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByLabel('Business address').fill('77 Quillfeather Lane');
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeVisible();
    await page.goto(ROUTES.landing.path);
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.landing })).toBeVisible();
    const headings = await page.getByRole('heading', { level: 2 }).all();
    expect(headings.length).toBeGreaterThan(3);
    for (const heading of headings) {
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
    }
  });
});

test.describe('F-42 fonts and pictures do not come', () => {
  test('the words stand in the fonts of the device, and no picture was needed to understand them (R1.6)', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(LOADING_FAILED);
    await visitAs(page, GUEST);
    await page.route(/\.(?:woff2?|svg|png|jpe?g|webp|ico)$/, (route) => route.abort());
    await page.goto(ROUTES.signIn.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    const violations = await prepareAxe(page);
    expect(await violations()).toEqual([]);
    expect(await page.locator('img:not([alt])').count()).toBe(0);
    await page.goto(ROUTES.landing.path);
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.landing })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))).toBe(false);
    expect(await page.locator('img:not([alt])').count()).toBe(0);
  });
});
