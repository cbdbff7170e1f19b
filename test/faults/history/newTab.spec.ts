import type { Locator, Page } from '@playwright/test';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { openScreen } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, UNCONNECTED, visitAs } from '#test/e2e/support/test.ts';

const ADDRESS = '77 Quillfeather Lane';

/** Presses a link with the middle button and gives back the tab that it opens. */
async function openInNewTab(page: Page, link: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
  return tab;
}

/** The link opens this screen in a tab of its own, and the tab that it stands in stays where it is. */
async function expectNewTab(page: Page, link: Locator, screen: RoutedScreenId): Promise<void> {
  const before = page.url();
  const entries = await page.evaluate(() => history.length);
  const tab = await openInNewTab(page, link);
  await expect(tab).toHaveURL((url) => url.pathname === ROUTES[screen].path);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[screen]);
  await tab.close();
  expect(page.url()).toBe(before);
  expect(await page.evaluate(() => history.length)).toBe(entries);
}

const home = (page: Page) => page.getByRole('banner').getByRole('link').first();

test.describe('F-12 a link is opened in a new tab', () => {
  test('the new tab shows what this visitor may see, and the old one stays (R1.4, R1.7)', async ({ page }) => {
    await visitAs(page, UNCONNECTED);
    await page.goto(ROUTES.connectPatreon.path);
    await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
    await expectNewTab(page, home(page), 'landing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS.connectPatreon);
  });

  test('a link to a step of the journey honors the gate in the new tab, and what was typed stays in the old one (R1.3, R1.5, R15.1)', async ({
    page,
  }) => {
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.contract.path);
    await expectScreen(page, 'contract', HEADINGS.contract);
    await expectNewTab(page, page.getByRole('link', { name: /offer/i }).first(), 'offers');
    await openScreen(page, 'dashboard');
    await expectNewTab(page, page.getByRole('link', { name: 'Go to the contract' }), 'contract');
    await openScreen(page, 'entityDetails');
    await page.getByLabel('Business address').fill(ADDRESS);
    await expectNewTab(page, home(page), 'landing');
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
  });
});
