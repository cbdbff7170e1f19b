import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { fillBusiness, pauseClock } from '#test/e2e/support/steps.ts';
import { listRecordKinds } from '#test/e2e/support/savedRecords.ts';
import { CONNECTED, expect, expectScreen, test, visit, visitAs } from '#test/e2e/support/test.ts';
import { flushSaves } from '#test/paths/browser/savedJourney.ts';
import { CANARY } from '#test/support/canaries.ts';

const TYPED = [CANARY.ein, CANARY.street, CANARY.ownerName, CANARY.articles];
const MAX_ERASE_MS = 500;

async function openFilledForm(page: Page): Promise<void> {
  await visit(page, 'entityDetails');
  await fillBusiness(page);
  await flushSaves(page);
}

/** Waits until sign-in is open and the tab contains no typed text, then returns the real time. */
function waitUntilErased({
  typed,
  path,
}: {
  readonly typed: readonly string[];
  readonly path: string;
}): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
      const stored = Object.values<string>(sessionStorage);
      const values = [...fields.map(({ value }) => value), ...stored, JSON.stringify(history.state)];
      const shown = document.documentElement.outerHTML + values.join('\n');
      if (location.pathname === path && !typed.some((text) => shown.includes(text)))
        resolve(__pwClock.builtins.Date.now());
    };
    new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
    check();
  });
}

test('Signing out in one tab immediately erases the form in another (R2.4, R15.2)', async ({ page, context }) => {
  await visitAs(page, CONNECTED);
  await openFilledForm(page);
  const otherTab = await context.newPage();
  await openFilledForm(otherTab);
  await otherTab.getByRole('button', { name: /Account menu/ }).click();
  const signOut = otherTab.getByRole('menuitem', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  expect(await listRecordKinds(otherTab)).toEqual(['file', 'file', 'journey', 'journey']);
  // Pauses the timers of both tabs.
  await pauseClock(page);
  const erasedAt = page.evaluate(waitUntilErased, { typed: TYPED, path: ROUTES.signIn.path });
  const clickedAt = await signOut.evaluate((element: HTMLElement) => {
    const now = __pwClock.builtins.Date.now();
    element.click();
    return now;
  });
  expect((await erasedAt) - clickedAt).toBeLessThanOrEqual(MAX_ERASE_MS);
  await expect.poll(() => listRecordKinds(otherTab)).toEqual([]);
  await page.clock.resume();
  await expectScreen(page, 'signIn');
});
