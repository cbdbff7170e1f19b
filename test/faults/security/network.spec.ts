import type { Page } from '@playwright/test';
import { OFFICIAL_IRS_FORM_URL, ROUTED_SCREEN_IDS, type RoutedScreenId, ROUTES } from '#machines/journey/routes.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { fillSignIn, openScreen } from '#test/e2e/support/placeSteps.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { expect, expectScreen, GUEST, pathOf, test, visitAs } from '#test/e2e/support/test.ts';

/** Opens screens in one page, as Forward does, and lets each come in. */
async function openScreens(page: Page, screens: readonly RoutedScreenId[]): Promise<void> {
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'offers', HEADINGS.offers);
  expect(screens.length).toBeGreaterThan(0);
  for (const screen of screens) await test.step(screen, () => openScreen(page, screen));
}

test.describe('F-83 an address that asks to be led elsewhere', () => {
  const ADDRESSES = ['//evil.test/offers', '/%2F%2Fevil', '/%5Cevil', '/https://evil', '/javascript:alert(1)'];

  test('stays on this origin and shows that there is no such page (R1.2)', async ({ page, baseURL }) => {
    for (const address of ADDRESSES) {
      await test.step(address, async () => {
        await page.goto(`${baseURL}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(new URL(page.url()).origin).toBe(baseURL);
      });
    }
  });

  test('has no say in where signing in leads (R4.3)', async ({ page, baseURL }) => {
    await visitAs(page, GUEST);
    await page.goto(
      `${ROUTES.signIn.path}?next=//evil.test&returnTo=https://evil.test&redirect=/dashboard#//evil.test`,
    );
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    await fillSignIn(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    expect(page.url()).toBe(`${baseURL}${ROUTES.selectPlatform.path}`);
  });
});

test.describe('F-85 the page elsewhere that a link opens', () => {
  test('learns nothing of this one, and the link says where it leads and that the tab is new (R10.3)', async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/irs\.gov/);
    await context.route(OFFICIAL_IRS_FORM_URL, (route) => route.fulfill({ contentType: 'text/html', body: 'A form' }));
    await page.goto(ROUTES.signIrsForm.path);
    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    const link = page.getByRole('link', { name: SIGN_IRS_FORM.official });
    const [elsewhere] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await elsewhere.waitForURL(OFFICIAL_IRS_FORM_URL);
    expect(
      await elsewhere.evaluate(() => ({ knowsOpener: window.opener !== null, cameFrom: document.referrer })),
    ).toEqual({
      knowsOpener: false,
      cameFrom: '',
    });
    expect(pathOf(page)).toBe(ROUTES.signIrsForm.path);
  });
});

test.describe('F-87 the product is silent on the network', () => {
  test('every screen asks for files of this origin that exist and for nothing else (R14.2)', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('blob:')) return;
      const { origin, search } = new URL(request.url());
      asked.push(`${request.method()} ${origin}${search} ${request.postData() ?? 'without a body'}`);
    });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 300 && response.status() !== 304) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('websocket', (socket) => failed.push(socket.url()));
    await openScreens(page, ROUTED_SCREEN_IDS);
    expect(asked.length).toBeGreaterThan(ROUTED_SCREEN_IDS.length);
    expect([...new Set(asked)]).toEqual([`GET ${baseURL} without a body`]);
    expect(failed).toEqual([]);
  });
});

test.describe('F-91 another script has changed the prototype of all objects', () => {
  test('the product starts and shows its screens (R1.5)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { x: 1 });
    });
    await openScreens(page, ['landing', 'processing', 'entityDetails', 'contract']);
  });
});
