import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { fillBusiness, signOut } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, pathOf, test, visitAs, visit } from '#test/e2e/support/test.ts';
import { CANARY } from '#test/support/canaries.ts';

/** A file of the product that runs no script. */
const STILL_PAGE = '/robots.txt';
/** What a headless shell says against it, which sets no page aside: reasons of its own, and none of the page. */
const OF_THE_SHELL = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];
type Return = { readonly persisted: boolean; readonly seen: string };

/** Notes, when the page is shown, whether it had been set aside, and what is on it as it is first drawn. */
function noteReturn(): void {
  const page = globalThis as { returned?: Return | undefined };
  window.addEventListener('pagehide', () => (page.returned = undefined));
  window.addEventListener('pageshow', ({ persisted }) =>
    __pwClock.builtins.requestAnimationFrame(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      page.returned = { persisted, seen: [document.body.innerText, ...fields].join('\n') };
    }),
  );
}

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test.describe('F-80 the browser brings back a page that it had set aside', () => {
  test('the product gives it no reason not to; the form is as it was left, and after a sign-out in another tab sign-in is shown, with nothing typed for a moment (R2.4, R15.1)', async ({
    page,
    context,
  }) => {
    const against: string[] = [];
    const browser = await context.newCDPSession(page);
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      against.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await browser.send('Page.enable');
    await visitAs(page, CONNECTED);
    await page.addInitScript(noteReturn);
    await visit(page, 'entityDetails');
    await fillBusiness(page);
    const comeBack = async () => {
      against.length = 0;
      await page.goBack({ waitUntil: 'commit' });
      return (await page.waitForFunction(() => (globalThis as { returned?: Return }).returned)).jsonValue();
    };
    await page.goto(STILL_PAGE);
    const first = await comeBack();
    expect([first?.persisted, against]).toEqual(against.length === 0 ? [true, []] : [false, OF_THE_SHELL]);
    await expect(page.getByLabel('Employer identification number (EIN)')).toHaveValue(CANARY.ein);
    await expect(page.getByLabel('Owner 1 full name')).toHaveValue(CANARY.ownerName);

    const other = await context.newPage();
    await other.goto(ROUTES.selectPlatform.path);
    await page.goto(STILL_PAGE);
    await signOut(other);
    // What this tab then says to the others may make the browser load the other page anew instead.
    const seen = (await comeBack())?.seen ?? '';
    expect([CANARY.ein, CANARY.street, CANARY.ownerName].filter((text) => seen.includes(text))).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS.signIn);
    expect(pathOf(page)).toBe(ROUTES.signIn.path);
  });
});
