import type { Page } from '@playwright/test';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

const LONG = 'a'.repeat(8000);
const NOT_FOUND = [
  '/OFFERS',
  '/offers/x',
  '/offers//',
  '/offers%2e',
  '/%6ffers',
  '//offers',
  '/\u202Eoffers',
  `/${LONG}`,
];
const FORGIVEN: readonly (readonly [address: string, screen: RoutedScreenId, shown: string])[] = [
  ['/offers/?from=mail', 'offers', '/offers'],
  [`/offers?x=${LONG}`, 'offers', `/offers?x=${LONG}`],
  ['/contract/../offers', 'offers', '/offers'],
  ['/%2e%2e/offers', 'offers', '/offers'],
  ['/#no-such-section', 'landing', '/'],
];

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

/** The address bar from its path on. */
async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname, search, hash }) => `${pathname}${search}${hash}` === address);
}

test.describe('F-09 an odd address is asked for', () => {
  test('what is no address of the product shows the page for unknown ones and stays in the address bar, with a way home (R1.2)', async ({
    page,
    baseURL,
  }) => {
    for (const address of NOT_FOUND) {
      await test.step(address.slice(0, 20), async () => {
        await page.goto(`${baseURL}${address}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused();
        expect(page.url()).toBe(new URL(`${baseURL}${address}`).href);
      });
    }
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expectScreen(page, 'landing', HEADINGS.landing);
  });

  test('a trailing slash, a query and dots are forgiven, and the address is put right (R1.1, R1.7)', async ({
    page,
    baseURL,
  }) => {
    for (const [address, screen, shown] of FORGIVEN) {
      await test.step(address.slice(0, 20), async () => {
        await page.goto(`${baseURL}${address}`);
        await expectScreen(page, screen, HEADINGS[screen]);
        await expectAddress(page, shown);
      });
    }
  });
});

test.describe('F-10 a section of the landing page is asked for by its address', () => {
  test('it is in view and has the focus, before anything else was loaded, with and without reduced motion (R3.6)', async ({
    page,
  }) => {
    for (const [index, anchor] of (['calculate', 'application-form', 'faq'] as const).entries()) {
      await test.step(anchor, async () => {
        await page.emulateMedia({ reducedMotion: index % 2 === 0 ? 'reduce' : 'no-preference' });
        // Another query, so that the page is loaded and not only moved.
        const address = `${ROUTES.landing.path}?to=${anchor}#${anchor}`;
        await page.goto(address);
        const section = page.locator(`#${anchor}`);
        await expect(section).toBeFocused();
        await expect(section).toBeInViewport();
        await expectAddress(page, address);
      });
    }
  });
});

test.describe('F-11 somebody writes into the state of the history', () => {
  test('whatever stands there, the page is loaded as if nothing did, and Back still works (R1.7)', async ({ page }) => {
    const huge = 'x'.repeat(500_000);
    const states: readonly unknown[] = [
      { idx: 'x', key: 7, usr: { cameFrom: 7 } },
      { idx: -5, usr: { cameFrom: 'https://example.com/' } },
      { usr: huge, idx: 1 },
    ];
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'offers', HEADINGS.offers);
    for (const state of states) {
      await test.step(JSON.stringify(state).slice(0, 40), async () => {
        await page.evaluate((written) => history.replaceState(written, ''), state);
        await page.reload();
        await expectScreen(page, 'offers', HEADINGS.offers);
        await page.getByRole('button', { name: 'Back', exact: true }).click();
        await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
        await page.goBack();
        await expectScreen(page, 'offers', HEADINGS.offers);
      });
    }
  });
});
