import type { Locator, Page } from '@playwright/test';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { openScreen } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visit, visitAs } from '#test/e2e/support/test.ts';

const STEPS = 2;
const ADDRESS = '77 Quillfeather Lane';

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

const entries = (page: Page) => page.evaluate(() => history.length);

test.describe('F-04 Back and Forward are pressed faster than the page can follow', () => {
  test('in the end the screen, its heading and the address are those of the last entry, and no entry is added (R1.7)', async ({
    page,
  }) => {
    await visit(page, 'offers');
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'entityDetails');
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectScreen(page, 'signIrsForm');
    const before = await entries(page);
    for (const [way, screen] of [
      ['back', 'offers'],
      ['forward', 'signIrsForm'],
    ] as const) {
      await page.evaluate(([pressed, steps]) => Array.from({ length: steps }, () => history[pressed]()), [
        way,
        STEPS,
      ] as const);
      await expectScreen(page, screen);
    }
    await page.goBack();
    await expectScreen(page, 'entityDetails');
    await expect(page.getByRole('checkbox', { name: /authorize/ })).toBeChecked();
    expect(await entries(page)).toBe(before);
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
    await visit(page, 'contract');
    await expectNewTab(page, page.getByRole('link', { name: /offer/i }).first(), 'offers');
    await openScreen(page, 'entityDetails');
    await page.getByLabel('Business address').fill(ADDRESS);
    await expectNewTab(page, page.getByRole('banner').getByRole('link').first(), 'landing');
    await expect(page.getByLabel('Business address')).toHaveValue(ADDRESS);
  });
});
