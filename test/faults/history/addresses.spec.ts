import type { Page } from '@playwright/test';
import type { StoredSession } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, UNCONNECTED, visitAs } from '#test/e2e/support/test.ts';
import { storeSession } from '#test/paths/browser/pageSide.ts';

const ELSEWHERE = ['//evil.test/offers', '/%5Cevil', '/javascript:alert(1)'];
const UNREADABLE = ['//', '///', '/%E0%A4%A', '/%', '/%00', '/..%2f..', '/\\\\', '/%?%#%'];
const LONG = [`/${'a'.repeat(8000)}`, `/${'a'.repeat(100_000)}`];
const NOT_FOUND = ['/%6ffers', '//offers', '/\u202Eoffers', ...LONG, ...UNREADABLE, ...ELSEWHERE];
const CORRUPTED: StoredSession = { isAuthenticated: 'true', isPatreonConnected: '{"yes"', user: '{"email":7,"name' };

/** Who asks for which screen, which one is shown, and the reason that is given. */
const REQUESTED = [
  ['a guest', GUEST, 'contract', 'signIn', /sign in/i],
  ['a guest by a corrupted session', CORRUPTED, 'offers', 'signIn', /sign in/i],
  ['a creator without a connection', UNCONNECTED, 'contract', 'connectPatreon', /connect/i],
  ['a creator without a connection', UNCONNECTED, 'selectPlatform', 'selectPlatform', null],
  ['a connected creator', CONNECTED, 'processing', 'processing', null],
  ['a connected creator', CONNECTED, 'contract', 'contract', null],
] as const;

/** Notes every heading that the page ever shows. */
function noteHeadings(): void {
  const shown = new Set<string>();
  Object.assign(globalThis, { headingsShown: shown });
  const note = () => {
    for (const { textContent } of document.querySelectorAll('h1')) shown.add(textContent);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The address bar from its path on. */
async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname, search, hash }) => `${pathname}${search}${hash}` === address);
}

test.describe('F-08 each of the 13 addresses and an unknown one is asked for directly', () => {
  test('who may see it reaches it; who may not is told why on another screen, and sees nothing of it for a moment (R1.2, R1.3, R1.4, R1.5, R2.3)', async ({
    page,
  }) => {
    await page.addInitScript(noteHeadings);
    for (const [who, stored, requested, shown, reason] of REQUESTED) {
      await test.step(`${who} asks for ${requested}`, async () => {
        await page.addInitScript(storeSession, { ...stored });
        await page.goto(ROUTES[requested].path);
        await expectScreen(page, shown);
        const words = await page.getByRole('heading', { level: 1 }).textContent();
        const seen = await page.evaluate(() => [
          ...(globalThis as unknown as { headingsShown: Set<string> }).headingsShown,
        ]);
        expect(seen).toEqual([words]);
        if (reason !== null) await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
      });
    }
  });
});

test.describe('F-09 an odd address is asked for', () => {
  test('what is no address of the product shows the page for unknown ones and stays in the address bar, with a way home (R1.2)', async ({
    page,
    baseURL,
    expectNoise,
  }) => {
    // By the router, which matches such an address as it is.
    expectNoise(/could not be decoded/);
    await visitAs(page, CONNECTED);
    for (const address of NOT_FOUND) {
      await test.step(address.slice(0, 20), async () => {
        const answer = await page.goto(`${baseURL}${address}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused();
        expect(page.url()).toBe(new URL(`${baseURL}${address}`).href);
      });
    }
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expectScreen(page, 'landing');
  });
});

test.describe('F-10 a section of the landing page is asked for by its address', () => {
  test('it is in view and has the focus, before anything else was loaded, with and without reduced motion (R3.6)', async ({
    page,
  }) => {
    for (const [anchor, reducedMotion] of [
      ['application-form', 'no-preference'],
      ['faq', 'reduce'],
    ] as const) {
      await test.step(anchor, async () => {
        await page.emulateMedia({ reducedMotion });
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
