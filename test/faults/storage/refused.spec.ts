import { ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { walkOnce } from '#test/e2e/support/oneJourney.ts';
import { fillBusiness, signOut } from '#test/e2e/support/placeSteps.ts';
import { refuseStorage, storedIn } from '#test/e2e/support/stored.ts';
import { expect, expectScreen, pathOf, test, visit } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';

test.describe('F-28 the browser blocks all storage, as some private windows do', () => {
  test('the whole journey works in memory, and one message says so as soon as there is something to lose (R15.3)', async ({
    page,
  }) => {
    test.slow();
    await refuseStorage(page);
    await visit(page, 'offers');
    const message = page.getByText(SAVING.refused);
    await expect(message).toHaveCount(1);
    await signOut(page);
    let hasEntered = false;
    await walkOnce(page, async () => {
      hasEntered = (hasEntered && pathOf(page) !== ROUTES.landing.path) || pathOf(page) === ROUTES.processing.path;
      await expect(message).toHaveCount(hasEntered ? 1 : 0);
      await expect(page.getByText(/^Saved .*until/)).toHaveCount(0);
    });
  });
});

test.describe('F-29 the browser evicts what it holds in the middle of the journey', () => {
  test('the open page is a guest at sign-in at once, with nothing saved, and so it stays after a reload, without an error (R2.4, R15.2)', async ({
    page,
    context,
  }) => {
    await visit(page, 'entityDetails');
    await fillBusiness(page);
    await savingIsDone(page);
    expect((await storedIn(page)).records).toEqual(['file', 'journey']);
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'local_storage,indexeddb',
    });
    await expectScreen(page, 'signIn');
    expect((await storedIn(page)).records).toEqual([]);
    await page.goto(ROUTES.offers.path);
    await expectScreen(page, 'signIn');
  });
});
