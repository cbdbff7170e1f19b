import { ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { fillBusiness, walkToContract } from '#test/e2e/support/steps.ts';
import { listRecordKinds } from '#test/e2e/support/savedRecords.ts';
import { expect, expectScreen, test, visit } from '#test/e2e/support/test.ts';
import { flushSaves } from '#test/paths/browser/savedJourney.ts';

test('A journey without storage works in memory and warns once (R15.3)', async ({ page }) => {
  // Some private windows throw on any access to storage.
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

test('A page shows sign-in after the browser clears its storage (R2.4, R15.2)', async ({ page, context }) => {
  await visit(page, 'entityDetails');
  await fillBusiness(page);
  await flushSaves(page);
  expect(await listRecordKinds(page)).toEqual(['file', 'journey']);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb',
  });
  await expectScreen(page, 'signIn');
  expect(await listRecordKinds(page)).toEqual([]);
  await page.goto(ROUTES.offers.path);
  await expectScreen(page, 'signIn');
});
