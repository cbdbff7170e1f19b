import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { FRAME } from '#src/content/frame.ts';
import { FACTS_VERSION } from '#src/services/keeping/factsCodec.ts';
import { VERSIONS_CHANNEL } from '#src/services/keeping/versionsChannel.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { storedIn } from '#test/e2e/support/kept.ts';
import { hold } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, GUEST, pathOf, test, visitAs } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { announceVersion, countKeepingWork, storeSession } from '#test/paths/browser/pageSide.ts';
import { CANARY } from '#test/support/canaries.ts';

/** A file of the product that runs no script: from it the storage that all tabs share can be reached. */
const STILL_PAGE = '/robots.txt';
const TYPED = [CANARY.ein, CANARY.street, CANARY.ownerName, CANARY.articles];

async function fillBusiness(page: Page): Promise<void> {
  await page.addInitScript(countKeepingWork);
  await page.goto(ROUTES.entityDetails.path);
  await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
  await page.getByLabel('Employer identification number (EIN)').fill(CANARY.ein);
  await page.getByLabel('Business address').fill(CANARY.address);
  await page.getByLabel('Owner 1 full name').fill(CANARY.ownerName);
  const articles = page.getByRole('group', { name: /^Articles of Organization/ });
  await articles
    .locator('input[type=file]')
    .setInputFiles({ name: CANARY.articles, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(articles).toContainText(CANARY.articles);
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
  await keepingIsDone(page);
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

/** The tab is in the background and its clock stands: what is to happen there must need no time. */
async function expectSignedOutAtOnce(page: Page, signOut: (other: Page) => Promise<unknown>): Promise<void> {
  await visitAs(page, CONNECTED);
  await fillBusiness(page);
  const before = await shownBy(page);
  expect(TYPED.filter((text) => !before.includes(text))).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(STILL_PAGE);
  await hold(page);
  await signOut(other);
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
  test('the other tab shows the sign-in page at once, and nothing typed is left in it or in the browser (R2.4, R15.2)', async ({
    page,
  }) => {
    await expectSignedOutAtOnce(page, (other) =>
      other.evaluate(storeSession, { isAuthenticated: null, isPatreonConnected: null, user: null }),
    );
  });
});

test.describe('F-14 signing in in one tab while another waits at the sign-in page', () => {
  test('the waiting tab goes on to the choice of platform and sends nothing (R2.1)', async ({ page, context }) => {
    await visitAs(page, GUEST);
    await page.goto(ROUTES.signIn.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
    const other = await context.newPage();
    await other.goto(STILL_PAGE);
    await other.evaluate(storeSession, { ...CONNECTED });
    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    await expect(page.getByRole('button', { name: /^Account menu, Demo Creator/ })).toBeVisible();
  });
});

test.describe('F-17 a tab of a newer version is opened', () => {
  test('the older tab stops saving, says "Reload to update", and comes back by its button with what was saved (R15.3)', async ({
    page,
    context,
  }) => {
    await visitAs(page, CONNECTED);
    await fillBusiness(page);
    const { text } = await storedIn(page);
    const other = await context.newPage();
    await other.goto(STILL_PAGE);
    await other.evaluate(announceVersion, [VERSIONS_CHANNEL, FACTS_VERSION + 1] as const);
    await expect(page.getByText(FRAME.outdated)).toBeVisible();
    await page.getByLabel('Owner 1 full name').fill('Somebody Else');
    await expect(page.getByLabel('Owner 1 full name')).toHaveValue('Somebody Else');
    await keepingIsDone(page);
    expect((await storedIn(page)).text).toBe(text);
    await page.getByRole('button', { name: FRAME.reload }).click();
    await expect(page.getByText(FRAME.outdated)).toHaveCount(0);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await expect(page.getByLabel('Owner 1 full name')).toHaveValue(CANARY.ownerName);
  });
});

test.describe('F-18 the storage is cleared from outside while a form is filled', () => {
  test('this counts as signing out: the sign-in page is shown at once, with nothing typed left (R2.4)', async ({
    page,
  }) => {
    await expectSignedOutAtOnce(page, (other) => other.evaluate(() => localStorage.clear()));
  });
});
