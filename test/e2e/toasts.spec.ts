import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { fillSignIn, hold, settleUntilShown, signAndSubmit, SIGNED_DIALOG } from './support/placeSteps.ts';
import { CONNECTED, expect, GUEST, test, visitAs } from './support/test.ts';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 800;
const PRIMARY = '[data-action-bar] [data-primary]';

const message = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('group').first();

/** Whether a press in the middle of an element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The controls that the first message covers. Read in one step: while a document is drawn, each step waits for it. */
const covered = (page: Page) =>
  message(page).evaluate(
    (toast, selectors) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return selectors.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box === undefined || (left < box.right && box.left < right && top < box.bottom && box.top < bottom);
      });
    },
    [PRIMARY, '[data-back]'],
  );

for (const width of WIDTHS) {
  test(`a toast covers neither the primary action nor Back at ${width} px (R14.1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);
    for (const { path } of [ROUTES.contract, ROUTES.signIrsForm, ROUTES.connectAdditionalAccounts]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // The toast stays as long as the clock is stopped.
      await hold(page);
      const trigger = page.getByRole(path === ROUTES.connectAdditionalAccounts.path ? 'button' : 'link', {
        name: /^(?:Download|Connect Shopify)/,
      });
      await trigger.first().click();
      await settleUntilShown(message(page));
      for (const end of [0, 1e6]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end);
        await expect.poll(() => covered(page), `${path} scrolled to ${end}`).toEqual([]);
      }
      await page.clock.resume();
    }
  });
}

test('the primary action stays on top of a toast while scrolling (R14.1)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAs(page, GUEST);
  await page.goto(ROUTES.signIn.path);
  await fillSignIn(page, 'ada@example.com');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(message(page)).toBeVisible();
  await submit.evaluate((button) => {
    window.scrollBy({ top: button.getBoundingClientRect().bottom - window.innerHeight + 40, behavior: 'instant' });
  });
  expect(await covered(page)).toEqual([PRIMARY]);
  await expect.poll(() => isOnTop(submit)).toBe(true);
});

for (const width of WIDTHS) {
  test(`a toast covers no action of a dialog at ${width} px (R14.1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.contract.path);
    await signAndSubmit(page);
    await expect(message(page)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: SIGNED_DIALOG });
    for (const action of await dialog.getByRole('button').all()) {
      await action.scrollIntoViewIfNeeded();
      await expect.poll(() => isOnTop(action)).toBe(true);
    }
  });
}
