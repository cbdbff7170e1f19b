import type { Page } from '@playwright/test';
import type { StoredSession } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, UNCONNECTED } from '#test/e2e/support/test.ts';

const UNKNOWN_PATH = '/no-such-screen';
const NOT_FOUND = 'Page not found';
const CORRUPTED: StoredSession = { isAuthenticated: 'true', isPatreonConnected: '{"yes"', user: '{"email":7,"name' };

/** What is asked for, and what is shown in place of it. */
type Asked = Partial<Readonly<Record<RoutedScreenId, RoutedScreenId>>>;

/** Puts a session into local storage before every page that is loaded, and notes every heading that is ever shown. */
async function comeAs(page: Page, stored: StoredSession): Promise<void> {
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
    const shown = new Set<string>();
    Object.assign(globalThis, { headingsShown: shown });
    const note = () => {
      for (const { textContent } of document.querySelectorAll('h1')) shown.add(textContent);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  }, stored);
}

/** The words of every h1 that the page has shown since it was loaded. */
function headingsShown(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { headingsShown: Set<string> }).headingsShown]);
}

/** Asks for addresses one after the other; what may not be seen is not seen for a moment either. */
async function expectShown(page: Page, asked: Asked): Promise<void> {
  for (const [screen, shown] of Object.entries(asked) as [RoutedScreenId, RoutedScreenId][]) {
    const { path } = ROUTES[screen];
    await test.step(path, async () => {
      await page.goto(path);
      await expectScreen(page, shown, HEADINGS[shown]);
      const words = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await headingsShown(page)).toEqual([words]);
    });
  }
}

/** The banner that says why another screen is shown than the one asked for. */
const reason = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test.describe('F-08 each of the 13 addresses and an unknown one is asked for directly', () => {
  test('a guest sees what anyone may see, is sent to sign-in for the rest and told why, and sees nothing of it on the way (R1.2, R1.3)', async ({
    page,
  }) => {
    await comeAs(page, GUEST);
    await expectShown(page, { landing: 'landing', selectPlatform: 'signIn', contract: 'signIn' });
    await expect(reason(page, /sign in/i)).toBeVisible();
  });

  test('a creator without a connection is sent to Patreon for what needs one and told why, and sees nothing of it on the way (R1.2, R1.4)', async ({
    page,
  }) => {
    await comeAs(page, UNCONNECTED);
    await expectShown(page, { selectPlatform: 'selectPlatform', contract: 'connectPatreon' });
    await expect(reason(page, /connect/i)).toBeVisible();
  });

  test('a connected creator reaches every screen directly (R1.2, R1.5)', async ({ page }) => {
    await comeAs(page, CONNECTED);
    await expectShown(page, Object.fromEntries(ROUTED_SCREEN_IDS.map((screen) => [screen, screen])));
    await page.goto(UNKNOWN_PATH);
    await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === UNKNOWN_PATH);
    expect(await headingsShown(page)).toEqual([NOT_FOUND]);
  });

  test('a visitor whose stored session is corrupted is a guest (R1.2, R1.3, R2.3)', async ({ page }) => {
    await comeAs(page, CORRUPTED);
    await expectShown(page, { offers: 'signIn' });
  });
});
