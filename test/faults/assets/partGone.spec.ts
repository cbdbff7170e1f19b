import type { Page, Route } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { countKeepingWork } from '#test/paths/browser/pageSide.ts';

const FORM_SCREEN = /\/assets\/SignIrsFormScreen-[^/]*\.js$/;
const NOISE = /Failed to load resource|dynamically imported module|MIME type|PartGone/;
const ADDRESS = '77 Quillfeather Lane';
const GONE = 'This page could not be loaded';

const takenByAPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' });

/** A creator with an address typed and kept, about to go on to the form; gives back how often the page was loaded. */
async function typeAddress(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await visitAs(page, CONNECTED);
  await page.addInitScript(countKeepingWork);
  await page.goto(ROUTES.entityDetails.path);
  await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
  await page.getByLabel('Business address').fill(ADDRESS);
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  return () => loads;
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const expectGone = (page: Page) => expectScreen(page, 'signIrsForm', GONE);

async function expectAddressKept(page: Page): Promise<void> {
  await page.goto(ROUTES.entityDetails.path);
  await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
  await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
}

test.describe('F-38 a part of the program is gone after a deploy', () => {
  test.beforeEach(({ expectNoise }) => expectNoise(NOISE));

  test('the page loads itself once, shows the screen, and everything typed is there (R15.1)', async ({ page }) => {
    let isGone = true;
    await page.route(FORM_SCREEN, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    const loads = await typeAddress(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await goOn(page);
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem('reloadedForPart'))).toBeNull();
    await expectAddressKept(page);
  });

  test('where a reload does not help, a calm page offers Reload and the way home, and no loop begins (R1.6, R15.1)', async ({
    page,
  }) => {
    await page.route(FORM_SCREEN, (route) => route.abort());
    const loads = await typeAddress(page);
    await goOn(page);
    await expectGone(page);
    await expect(page.getByText('Nothing you typed is lost: it stays on this device.')).toBeVisible();
    expect(loads()).toBe(2);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(loads).toBe(3);
    await expectGone(page);
    expect(loads()).toBe(3);
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS.landing })).toBeVisible();
    await expectAddressKept(page);
  });

  test('offline, the page says so and shows the screen by itself once the connection is back (R1.6, R15.1)', async ({
    page,
    context,
  }) => {
    await page.route(FORM_SCREEN, (route) => route.abort());
    const loads = await typeAddress(page);
    await keepingIsDone(page);
    await context.setOffline(true);
    await goOn(page);
    await expectGone(page);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(FORM_SCREEN);
    await context.setOffline(false);
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
  });
});

test.describe('F-39 a part of the program is answered with a page', () => {
  test('the page loads itself once, then says calmly that it could not be loaded (R1.6, R15.1)', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(NOISE);
    await page.route(FORM_SCREEN, takenByAPage);
    const loads = await typeAddress(page);
    await goOn(page);
    await expectGone(page);
    expect(loads()).toBe(2);
    await expectAddressKept(page);
  });
});
