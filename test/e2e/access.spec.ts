import type { StoredSession } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, pathOf, test, UNCONNECTED, visitAs } from './support/test.ts';

type Visitor = {
  readonly name: string;
  readonly stored: StoredSession;
  readonly may: readonly string[];
  readonly sentTo: RoutedScreenId;
};

const VISITORS: readonly Visitor[] = [
  { name: 'a guest', stored: GUEST, may: ['anyone'], sentTo: 'signIn' },
  { name: 'an unconnected creator', stored: UNCONNECTED, may: ['anyone', 'signedIn'], sentTo: 'connectPatreon' },
  { name: 'a connected creator', stored: CONNECTED, may: ['anyone', 'signedIn', 'connected'], sentTo: 'landing' },
];

for (const visitor of VISITORS) {
  for (const screen of ROUTED_SCREEN_IDS) {
    const isAllowed = visitor.may.includes(ROUTES[screen].access);
    const lands = isAllowed ? screen : visitor.sentTo;
    test(`${visitor.name} asking for ${ROUTES[screen].path} lands on ${ROUTES[lands].path} (R1.1, R1.3, R1.4, R1.5)`, async ({
      page,
    }) => {
      await visitAs(page, visitor.stored);
      await page.goto(ROUTES[screen].path);
      await expectScreen(page, lands, HEADINGS[lands]);
    });
  }
}

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

for (const address of ['/OFFERS', '/offers%2e', '//offers', '/offers/x', `/${'a'.repeat(4000)}`]) {
  test(`an odd address ${address.slice(0, 20)} shows the 404 screen and no error (R1.2)`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
}

test('a trailing slash is forgiven and taken out of the address (R1.7)', async ({ page }) => {
  await visitAs(page, CONNECTED);
  await page.goto(`${ROUTES.offers.path}/?from=mail`);
  await expectScreen(page, 'offers', HEADINGS.offers);
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
