import { ROUTES } from '#machines/journey/routes.ts';
import { CANARY } from '#test/support/canaries.ts';
import { HEADINGS } from './support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visitAs } from './support/test.ts';

const SECRET = CANARY.signInPassword;

test('a first visit is signed in and connected as the demo user (R2.2)', async ({ page }) => {
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'offers', HEADINGS.offers);
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), Object.keys(CONNECTED))).toEqual(
    Object.values(CONNECTED),
  );
});

test('the session is kept under exactly three keys (R2.1)', async ({ page }) => {
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'offers', HEADINGS.offers);
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('mantine')));
  expect(keys.toSorted()).toEqual(['isAuthenticated', 'isPatreonConnected', 'user']);
});

test('signing out shows the landing page, removes the keys and holds across a reload (R2.4)', async ({ page }) => {
  await page.goto(ROUTES.dashboardEstablished.path);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expectScreen(page, 'landing', HEADINGS.landing);
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull();
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'signIn', HEADINGS.signIn);
  await page.reload();
  await expectScreen(page, 'signIn', HEADINGS.signIn);
});

test('no password reaches storage, the address or the page after it was sent (R5.2)', async ({ page }) => {
  await visitAs(page, GUEST);
  await page.goto(ROUTES.signIn.path);
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(700);
  await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
  await page.goBack();
  await page.goForward();
  const places = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  expect(places).not.toContain(SECRET);
});

for (const [stored, why] of [
  [{ isAuthenticated: 'yes', isPatreonConnected: 'true', user: null }, 'a wrong type'],
  [{ isAuthenticated: 'true', isPatreonConnected: 'true', user: '{broken' }, 'an unreadable user'],
  [{ isAuthenticated: null, isPatreonConnected: 'true', user: null }, 'a missing key'],
] as const) {
  test(`stored data with ${why} counts as signed out (R2.3)`, async ({ page }) => {
    await visitAs(page, stored);
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
  });
}
