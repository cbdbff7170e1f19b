import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, pathOf, test, UNCONNECTED, visitAs } from './support/test.ts';

test('a guest is told why sign-in is needed (R1.3)', async ({ page }) => {
  await visitAs(page, GUEST);
  await page.goto(ROUTES.offers.path);
  await expect(page.getByRole('status').filter({ hasText: /sign in/i })).toBeVisible();
});

test('an unconnected creator is told why Patreon is needed (R1.4)', async ({ page }) => {
  await visitAs(page, UNCONNECTED);
  await page.goto(ROUTES.offers.path);
  await expect(page.getByRole('status').filter({ hasText: /connect/i })).toBeVisible();
});

test('an unknown address shows the 404 screen and its link leads home (R1.2)', async ({ page }) => {
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused();
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  expect(pathOf(page)).toBe('/no-such-screen');
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expectScreen(page, 'landing', HEADINGS.landing);
});

test('every screen has a title of its own, numbered steps say their number (R1.8)', async ({ page }) => {
  await visitAs(page, CONNECTED);
  const titles = new Set<string>();
  for (const screen of ROUTED_SCREEN_IDS) {
    await page.goto(ROUTES[screen].path);
    await expectScreen(page, screen, HEADINGS[screen]);
    const title = await page.title();
    const { step } = ROUTES[screen];
    if (step === null) expect(title).not.toMatch(/Step \d/);
    else expect(title).toContain(`Step ${step} of 9`);
    titles.add(title);
  }
  expect(titles.size).toBe(ROUTED_SCREEN_IDS.length);
});
