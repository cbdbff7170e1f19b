import type { Locator, Page } from '@playwright/test';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { hold, openScreen, settle, sign } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

const STEPS = 2;
const ADDRESS = '77 Quillfeather Lane';

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

const seen = (page: Page, screen: RoutedScreenId) => expectScreen(page, screen, HEADINGS[screen]);
const entries = (page: Page) => page.evaluate(() => history.length);

async function open(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.goto(ROUTES[screen].path);
  await seen(page, screen);
}

test.describe('F-04 Back and Forward are pressed faster than the page can follow', () => {
  test('in the end the screen, its heading and the address are those of the last entry, and no entry is added (R1.7)', async ({
    page,
  }) => {
    await open(page, 'offers');
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await seen(page, 'entityDetails');
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await seen(page, 'signIrsForm');
    const before = await entries(page);
    for (const [way, screen] of [
      ['back', 'offers'],
      ['forward', 'signIrsForm'],
    ] as const) {
      await page.evaluate(([pressed, steps]) => Array.from({ length: steps }, () => history[pressed]()), [
        way,
        STEPS,
      ] as const);
      await seen(page, screen);
    }
    await page.goBack();
    await seen(page, 'entityDetails');
    await expect(page.getByRole('checkbox', { name: /authorize/ })).toBeChecked();
    expect(await entries(page)).toBe(before);
  });
});

test.describe('F-07 the creator goes back while the contract is being signed and afterwards', () => {
  test('nothing is left while it is sent, and no history entry is lost; afterwards Forward shows the contract as signed, with one message and nothing to sign (R1.7, R12.5, R12.8, R14.1)', async ({
    page,
  }) => {
    await open(page, 'dashboard');
    await page.getByRole('link', { name: 'Go to the contract' }).click();
    await seen(page, 'contract');
    await sign(page);
    await hold(page);
    const before = await entries(page);
    await page.getByRole('button', { name: 'Submit signed contract' }).click();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        }),
    );
    await page.clock.runFor(500);
    await expect(page).toHaveURL((url) => url.pathname === ROUTES.contract.path);
    expect(await entries(page)).toBe(before);
    await page.clock.runFor(600);
    await expect(page.getByText('Contract signed!', { exact: true })).toHaveCount(1);
    await settle(page);
    await expect(page.getByRole('dialog', { name: /congratulations/i })).toBeVisible();
    await page.goBack();
    await page.clock.resume();
    await seen(page, 'dashboard');
    await page.goForward();
    await seen(page, 'contract');
    await expect(page.getByText('Keep your signed copy.')).toBeVisible();
    for (const role of ['dialog', 'checkbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /submit/i })).toHaveCount(0);
  });
});

/** The link opens this screen in a tab of its own, and the tab that it stands in stays where it is. */
async function expectNewTab(page: Page, link: Locator, screen: RoutedScreenId): Promise<void> {
  const before = [page.url(), await entries(page)];
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
  await expect(tab).toHaveURL((url) => url.pathname === ROUTES[screen].path);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[screen]);
  await tab.close();
  expect([page.url(), await entries(page)]).toEqual(before);
}

test.describe('F-12 a link is opened in a new tab', () => {
  test('the new tab shows what this visitor may see, and what was typed stays in the old one (R1.3, R1.5, R1.7, R15.1)', async ({
    page,
  }) => {
    await open(page, 'contract');
    await expectNewTab(page, page.getByRole('link', { name: /offer/i }).first(), 'offers');
    await openScreen(page, 'entityDetails');
    await page.getByLabel('Business address').fill(ADDRESS);
    await expectNewTab(page, page.getByRole('banner').getByRole('link').first(), 'landing');
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
  });
});
