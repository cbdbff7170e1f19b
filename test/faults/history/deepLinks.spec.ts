import type { Page } from '@playwright/test';
import type { StoredSession } from '#machines/domain/session.ts';
import { ROUTED_SCREEN_IDS, ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, UNCONNECTED } from '#test/e2e/support/test.ts';

const UNKNOWN_PATH = '/no-such-screen';
const NOT_FOUND = 'Page not found';
const CORRUPTED: StoredSession = { isAuthenticated: 'true', isPatreonConnected: '{"yes"', user: '{"email":7,"name' };

type Visitor = {
  readonly stored: StoredSession;
  readonly may: readonly string[];
  /** Where somebody is sent who may not see what was asked for. */
  readonly sentTo: RoutedScreenId;
};

const as = (stored: StoredSession, may: readonly string[], sentTo: RoutedScreenId): Visitor => ({
  stored,
  may,
  sentTo,
});
const GUESTS = as(GUEST, ['anyone'], 'signIn');
const UNCONNECTED_CREATORS = as(UNCONNECTED, ['anyone', 'signedIn'], 'connectPatreon');
const CONNECTED_CREATORS = as(CONNECTED, ['anyone', 'signedIn', 'connected'], 'landing');
const VISITORS_WITH_A_CORRUPTED_SESSION = as(CORRUPTED, ['anyone'], 'signIn');

/** Puts a session into local storage before every page that is loaded, and notes every heading that is ever shown. */
async function comeAs(page: Page, { stored }: Visitor): Promise<void> {
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

/** Asks for every address one after the other; what may not be seen is not seen for a moment either. */
async function expectTableOfAccess(page: Page, visitor: Visitor): Promise<void> {
  await comeAs(page, visitor);
  for (const screen of ROUTED_SCREEN_IDS) {
    const { path, access } = ROUTES[screen];
    await test.step(path, async () => {
      await page.goto(path);
      const lands = visitor.may.includes(access) ? screen : visitor.sentTo;
      await expectScreen(page, lands, HEADINGS[lands]);
      const words = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await headingsShown(page)).toEqual([words]);
    });
  }
  await test.step(UNKNOWN_PATH, async () => {
    await page.goto(UNKNOWN_PATH);
    await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === UNKNOWN_PATH);
    expect(await headingsShown(page)).toEqual([NOT_FOUND]);
  });
}

test.describe('F-08 each of the 13 addresses and an unknown one is asked for directly', () => {
  test('a guest sees what anyone may see, is sent to sign-in for the rest, and sees nothing of it on the way (R1.2, R1.3)', ({
    page,
  }) => expectTableOfAccess(page, GUESTS));

  test('a creator without a connection is sent to Patreon for what needs one, and sees nothing of it on the way (R1.2, R1.4)', ({
    page,
  }) => expectTableOfAccess(page, UNCONNECTED_CREATORS));

  test('a connected creator reaches every screen directly (R1.2, R1.5)', ({ page }) =>
    expectTableOfAccess(page, CONNECTED_CREATORS));

  test('a visitor whose stored session is corrupted is a guest at every address (R1.2, R1.3, R2.3)', ({ page }) =>
    expectTableOfAccess(page, VISITORS_WITH_A_CORRUPTED_SESSION));
});
