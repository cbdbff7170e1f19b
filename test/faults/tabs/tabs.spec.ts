import type { Page } from '@playwright/test';
import { SAVED_FORMAT } from '#machines/persistence/savedFormat.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { storedIn } from '#test/e2e/support/stored.ts';
import { fillBusiness, hold, signOut } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs, visit } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { CANARY } from '#test/support/canaries.ts';

const TYPED = [CANARY.ein, CANARY.street, CANARY.ownerName, CANARY.articles];
const AT_ONCE_MS = 500;
/** Where the format stands in the program that saves, as it is served; a number before a semicolon ends a loop of the encryption. */
const PROGRAM = /\/assets\/saving-[^/]*\.js$/;
const FORMAT = new RegExp(
  `(\\bversion(?:!==|>|:(?:\\w+\\(\\w+\\(\\),)?\\w*\\(?)|\\b\\w[<>]|postMessage\\()${SAVED_FORMAT}\\b(?!;)`,
  'g',
);

const INTEGRITY = / integrity="[^"]*"/g;

/** Opens the business form and types into it until all of that is saved. */
async function openFilled(page: Page): Promise<void> {
  await visit(page, 'entityDetails');
  await fillBusiness(page);
  await savingIsDone(page);
}

/** Resolves at the moment, by the clock of the computer, at which sign-in is open and nothing typed is left in the tab. */
function goneAt({ typed, path }: { readonly typed: readonly string[]; readonly path: string }): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
      const stored = Object.values<string>(sessionStorage);
      const values = [...fields.map(({ value }) => value), ...stored, JSON.stringify(history.state)];
      const shown = document.documentElement.outerHTML + values.join('\n');
      if (location.pathname === path && !typed.some((text) => shown.includes(text)))
        resolve(__pwClock.builtins.Date.now());
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

test.describe('F-13 signing out in one tab while another shows a filled form', () => {
  test('within half a second, while no timer comes due, the other tab is at the sign-in page, with nothing typed left in it, and then none in the browser (R2.4, R15.2)', async ({
    page,
    context,
  }) => {
    await visitAs(page, CONNECTED);
    await openFilled(page);
    const other = await context.newPage();
    await openFilled(other);
    await other.getByRole('button', { name: /Account menu/ }).click();
    const entry = other.getByRole('menuitem', { name: 'Sign Out' });
    await expect(entry).toBeVisible();
    expect((await storedIn(other)).records).toEqual(['file', 'file', 'journey', 'journey']);
    await hold(page);
    const gone = page.evaluate(goneAt, { typed: TYPED, path: ROUTES.signIn.path });
    const pressed = await entry.evaluate((element: HTMLElement) => {
      const at = __pwClock.builtins.Date.now();
      element.click();
      return at;
    });
    expect((await gone) - pressed).toBeLessThanOrEqual(AT_ONCE_MS);
    await expect.poll(async () => (await storedIn(other)).records).toEqual([]);
    await page.clock.resume();
    await expectScreen(page, 'signIn');
  });
});

/** What is saved of the journeys of this browser, as it is stored. */
const savedBy = (page: Page) =>
  page.evaluate(() => Object.entries<string>(localStorage).filter(([key]) => key.includes('.journey.')));

test.describe('F-17 a newer version of the product has written in this browser', () => {
  test('the page that was open before says "Reload to update" once, also after a sign-out, saves no more and leaves what is saved alone; loaded again, once, it is the newer one (R15.3)', async ({
    page,
    context,
  }) => {
    const message = page.getByText(SAVING.outdated);
    await visitAs(page, CONNECTED);
    await openFilled(page);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const serveNewer = async (to: Page) => {
      await to.route(PROGRAM, async (route) => {
        const served = await route.fetch();
        const body = (await served.text()).replaceAll(FORMAT, (_all, before) => `${before}${SAVED_FORMAT + 1}`);
        await route.fulfill({ response: served, body });
      });
      // The page of a newer build has the hashes of its own files.
      await to.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const served = await route.fetch();
        return route.fulfill({ response: served, body: (await served.text()).replaceAll(INTEGRITY, '') });
      });
    };
    const newer = await context.newPage();
    await serveNewer(newer);
    await openFilled(newer);
    await expect(message).toBeVisible();
    const before = await savedBy(page);
    const versions = before.map(([, text]) => (JSON.parse(text) as { version: number }).version);
    expect(versions.toSorted()).toEqual([SAVED_FORMAT, SAVED_FORMAT + 1]);
    await page.getByLabel('Owner 1 full name').fill('Ada');
    await savingIsDone(page);
    expect(await savedBy(page)).toEqual(before);
    await expect(page.getByText(/^Saved \d/)).toHaveCount(0);
    await expect(message).toHaveCount(1);

    await signOut(newer);
    await expectScreen(page, 'signIn');
    await expect(message).toHaveCount(1);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await serveNewer(page);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: SAVING.reload }).click()]);
    await expectScreen(page, 'signIn');
    await expect(message).toHaveCount(0);
    expect(loads).toBe(1);
  });
});
