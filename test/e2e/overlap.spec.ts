import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import {
  fillSignIn,
  pauseClock,
  openScreen,
  runClockUntilShown,
  signAndSubmit,
  SIGNED_DIALOG,
} from './support/steps.ts';
import { CONNECTED, expect, GUEST, test, visit, visitAs } from './support/test.ts';

const WIDTHS = [360, 768, 1280];
const HEIGHT = 800;
const PRIMARY = '[data-action-bar] [data-primary]';
const SMALL_GAP_PX = 4;

const firstToast = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('group').first();

/** Checks whether a click in the middle of an element would reach it. */
const isOnTop = (element: Locator) =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Returns the selectors of the action bar controls that the first toast overlaps or that are missing. */
const findCoveredControls = (page: Page) =>
  firstToast(page).evaluate(
    (toast, selectors) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return selectors.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box === undefined || (left < box.right && box.left < right && top < box.bottom && box.top < bottom);
      });
    },
    [PRIMARY, '[data-back]'],
  );

/** Returns the distance in pixels between an element and the action bar below it. */
async function measureGapAboveBar(page: Page, element: Locator): Promise<number> {
  const [above, bar] = [await element.boundingBox(), await page.locator('[data-action-bar]').boundingBox()];
  if (above === null || bar === null) throw new Error('The element or the action bar is hidden.');
  return Math.round(bar.y - above.y - above.height);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Chooses an offer, so that the contract opens as text, without a PDF to draw. */
async function chooseOffer(page: Page): Promise<void> {
  await visitAs(page, CONNECTED);
  await visit(page, 'offers');
  await page.getByRole('radio', { name: OFFERS_TEXT.offerTitle(3) }).check();
}

for (const width of WIDTHS) {
  test(`a toast covers neither the primary action nor Back at ${width} px (R14.1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await chooseOffer(page);
    for (const [screen, role, name] of [
      ['contract', 'link', /^Download/],
      ['connectAdditionalAccounts', 'button', /^Connect Shopify/],
    ] as const) {
      await openScreen(page, screen);
      // The toast stays open while the clock is paused.
      await pauseClock(page);
      await page.getByRole(role, { name }).first().click();
      await runClockUntilShown(firstToast(page));
      for (const end of [0, 1e6]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end);
        await expect.poll(() => findCoveredControls(page), `${screen} scrolled to ${end}`).toEqual([]);
      }
      await page.clock.resume();
    }
  });
}

test('the primary action stays on top of an overlapping toast (R14.1)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitAs(page, GUEST);
  await page.goto(ROUTES.signIn.path);
  await fillSignIn(page, 'ada@example.com');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(firstToast(page)).toBeVisible();
  await submit.evaluate((button) => {
    window.scrollBy({ top: button.getBoundingClientRect().bottom - window.innerHeight + 40, behavior: 'instant' });
  });
  expect(await findCoveredControls(page)).toEqual([PRIMARY]);
  await expect.poll(() => isOnTop(submit)).toBe(true);
});

test('a toast never covers dialog actions at any width (R14.1)', async ({ page }) => {
  await chooseOffer(page);
  await openScreen(page, 'contract');
  await signAndSubmit(page);
  const dialog = page.getByRole('dialog', { name: SIGNED_DIALOG });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(firstToast(page)).toBeVisible();
    for (const action of await dialog.getByRole('button').all()) {
      await action.scrollIntoViewIfNeeded();
      await expect.poll(() => isOnTop(action)).toBe(true);
    }
  }
});

test('a growing action bar never covers the authorization checkbox on a phone (R9.8, R9.10)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, CONNECTED);
  await visit(page, 'entityDetails');
  const label = page.getByText(ENTITY_DETAILS.confirmations.authorization);
  const gap = await measureGapAboveBar(page, label);
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), SMALL_GAP_PX - gap);
  await label.click();
  await expect(page.getByText(/^Not all information/)).toBeVisible();
  await expect.poll(() => measureGapAboveBar(page, label)).toBeGreaterThanOrEqual(SMALL_GAP_PX);
});

test('the action bar never covers the chosen offer on a desktop (R8.3)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await chooseOffer(page);
  await expect.poll(() => measureGapAboveBar(page, page.locator('div[data-selected]'))).toBeGreaterThanOrEqual(0);
});
