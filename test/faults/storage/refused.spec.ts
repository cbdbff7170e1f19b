import { ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { fillBusiness, walkToContract } from '#test/e2e/support/placeSteps.ts';
import { recordsIn } from '#test/e2e/support/stored.ts';
import { expect, expectScreen, test, visit } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';

test('A journey without storage works in memory and says so once (R15.3)', async ({ page }) => {
  // As in some private windows, the very mention of a storage is refused.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await visit(page, 'offers');
  await expect(page.getByText(SAVING.refused)).toHaveCount(1);
  await walkToContract(page);
  await expect(page.getByText(SAVING.refused)).toHaveCount(1);
  await expect(page.getByText(/^Saved .*until/)).toHaveCount(0);
});

test('A page whose storage the browser clears becomes the sign-in page (R2.4, R15.2)', async ({ page, context }) => {
  await visit(page, 'entityDetails');
  await fillBusiness(page);
  await savingIsDone(page);
  expect(await recordsIn(page)).toEqual(['file', 'journey']);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb',
  });
  await expectScreen(page, 'signIn');
  expect(await recordsIn(page)).toEqual([]);
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'signIn');
});
