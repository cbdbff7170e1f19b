import { ROUTES } from '#machines/journey/routes.ts';
import { NOT_FOUND } from '#src/content/errorPage.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, UNCONNECTED, visitAs } from '#test/e2e/support/test.ts';
import { storeSession } from '#test/paths/browser/pageScripts.ts';

const ODD_ADDRESSES = ['//evil.test/offers', '/javascript:alert(1)', '/%E0%A4%A', '/\u202Eoffers'];
const REDIRECTS = [
  ['a guest', GUEST, 'contract', 'signIn', /sign in/i],
  ['a creator without Patreon', UNCONNECTED, 'contract', 'connectPatreon', /connect/i],
] as const;

/** Records every h1 that the page shows, even briefly. */
function recordHeadings(): void {
  const shown: string[] = [];
  Object.assign(globalThis, { headingsShown: shown });
  const record = () => {
    for (const { textContent } of document.querySelectorAll('h1'))
      if (!shown.includes(textContent)) shown.push(textContent);
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
}

for (const [visitor, stored, requested, shown, reason] of REDIRECTS) {
  test(`The ${requested} address never shows its screen to ${visitor} (R1.2, R1.3, R1.4, R1.5, R2.3)`, async ({
    page,
  }) => {
    await page.addInitScript(recordHeadings);
    await page.addInitScript(storeSession, { ...stored });
    await page.goto(ROUTES[requested].path);
    await expectScreen(page, shown);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'headingsShown') as readonly string[])).toEqual([heading]);
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  });
}

test('Unknown and malformed addresses show the not-found page (R1.2)', async ({ page, baseURL, expectNoise }) => {
  expectNoise(/could not be decoded/);
  await visitAs(page, CONNECTED);
  for (const address of ODD_ADDRESSES) {
    const response = await page.goto(`${baseURL}${address}`);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND.title })).toBeFocused();
    expect(page.url()).toBe(new URL(`${baseURL}${address}`).href);
  }
  await page.getByRole('link', { name: NOT_FOUND.home }).click();
  await expectScreen(page, 'landing');
});

test('A section address focuses the section, with or without reduced motion (R3.6)', async ({ page }) => {
  for (const [anchor, reducedMotion] of [
    ['application-form', 'no-preference'],
    ['faq', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    // A different query string forces a page load.
    await page.goto(`${ROUTES.landing.path}?to=${anchor}#${anchor}`);
    const section = page.locator(`#${anchor}`);
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
  }
});
