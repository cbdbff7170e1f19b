import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { pdfNamed } from '#test/e2e/support/files.ts';
import { HEADINGS } from '#test/paths/controls/places.ts';
import { storedIn } from '#test/e2e/support/stored.ts';
import { hold, openScreen } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, pathOf, test, visitAs } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { countSavingWork, storeSession } from '#test/paths/browser/pageSide.ts';
import { CANARY } from '#test/support/canaries.ts';

/** A file of the product that runs no script: from it the storage that all tabs share can be reached. */
const STILL_PAGE = '/robots.txt';
const TYPED = [CANARY.ein, CANARY.street, CANARY.ownerName, CANARY.articles];

async function fillBusiness(page: Page): Promise<void> {
  await page.getByLabel('Employer identification number (EIN)').fill(CANARY.ein);
  await page.getByLabel('Business address').fill(CANARY.address);
  await page.getByLabel('Owner 1 full name').fill(CANARY.ownerName);
  const articles = page.getByRole('group', { name: /^Articles of Organization/ });
  await articles.locator('input[type=file]').setInputFiles(pdfNamed(CANARY.articles));
  await expect(articles).toContainText(CANARY.articles);
  await expect(page.getByText(/^Saved at \d\d:\d\d on this device/)).toBeVisible();
  await savingIsDone(page);
}

/** Everything that the page shows or holds in its fields and in the storage of its tab. */
function shownBy(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, textarea, select')].map((field) => (field as HTMLInputElement).value),
      ...Object.values<string>(sessionStorage),
      JSON.stringify(history.state),
    ].join('\n'),
  );
}

/** A full form in a tab in the background whose clock stands: what is to happen there must need no time. */
async function expectSignedOutAtOnce(page: Page, other: Page, signOut: () => Promise<unknown>): Promise<void> {
  await fillBusiness(page);
  const before = await shownBy(page);
  expect(TYPED.filter((text) => !before.includes(text))).toEqual([]);
  await hold(page);
  await signOut();
  await expect.poll(() => pathOf(page)).toBe(ROUTES.signIn.path);
  await expect
    .poll(async () => {
      const shown = await shownBy(page);
      return TYPED.filter((text) => shown.includes(text));
    })
    .toEqual([]);
  await expect.poll(async () => (await storedIn(other)).records).toEqual([]);
  await page.clock.resume();
  await expectScreen(page, 'signIn', HEADINGS.signIn);
}

test.describe('F-13 signing out in one tab while another shows a filled form', () => {
  test('the other tab shows the sign-in page at once, and nothing typed is left in it or in the browser; signing in leads it on, and a cleared storage counts as signing out (R2.1, R2.4, R15.2)', async ({
    page,
    context,
  }) => {
    await visitAs(page, CONNECTED);
    await page.addInitScript(countSavingWork);
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    const other = await context.newPage();
    await other.goto(STILL_PAGE);
    const signedOut = { isAuthenticated: null, isPatreonConnected: null, user: null };
    await expectSignedOutAtOnce(page, other, () => other.evaluate(storeSession, signedOut));
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
    await other.evaluate(storeSession, { ...CONNECTED });
    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    await expect(page.getByRole('button', { name: /^Account menu, Demo Creator/ })).toBeVisible();
    await openScreen(page, 'entityDetails');
    await expectSignedOutAtOnce(page, other, () => other.evaluate(() => localStorage.clear()));
  });
});
