import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { fillBusiness, hold } from '#test/e2e/support/placeSteps.ts';
import { recordsIn } from '#test/e2e/support/stored.ts';
import { CONNECTED, expect, expectScreen, test, visit, visitAs } from '#test/e2e/support/test.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { CANARY } from '#test/support/canaries.ts';

const TYPED = [CANARY.ein, CANARY.street, CANARY.ownerName, CANARY.articles];
const AT_ONCE_MS = 500;

async function openFilled(page: Page): Promise<void> {
  await visit(page, 'entityDetails');
  await fillBusiness(page);
  await savingIsDone(page);
}

/** Resolves with the computer's time when sign-in is open and nothing typed is left in the tab. */
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

test('Signing out in one tab erases the form of another at once (R2.4, R15.2)', async ({ page, context }) => {
  await visitAs(page, CONNECTED);
  await openFilled(page);
  const other = await context.newPage();
  await openFilled(other);
  await other.getByRole('button', { name: /Account menu/ }).click();
  const signOut = other.getByRole('menuitem', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  expect(await recordsIn(other)).toEqual(['file', 'file', 'journey', 'journey']);
  // From here on, no timer runs in either tab.
  await hold(page);
  const gone = page.evaluate(goneAt, { typed: TYPED, path: ROUTES.signIn.path });
  const pressed = await signOut.evaluate((element: HTMLElement) => {
    const at = __pwClock.builtins.Date.now();
    element.click();
    return at;
  });
  expect((await gone) - pressed).toBeLessThanOrEqual(AT_ONCE_MS);
  await expect.poll(() => recordsIn(other)).toEqual([]);
  await page.clock.resume();
  await expectScreen(page, 'signIn');
});
