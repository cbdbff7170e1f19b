import type { Locator, Page } from '@playwright/test';
import { TOAST_MS } from '#machines/constants.ts';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import {
  coveredControls,
  faintEdges,
  prepareAxe,
  movements,
  sidewaysScroll,
  smallTargets,
  wordsCutOff,
} from './support/accessible.ts';
import { HEADINGS } from './support/headings.ts';
import { goToPlace, PLACES } from './support/places.ts';
import { expectPagesDrawn, hold, settle, fillSignIn, runUntil, openTimedScreen } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, UNCONNECTED, visitAs } from './support/test.ts';

const LEAST_TARGET_PX = 24;
const LEAST_OUTLINE_PX = 2;
const LEAST_EDGE_CONTRAST = 3;
const MOST_STOPS = 80;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };
/** What is left of a window of 1280 x 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

for (const place of PLACES) {
  test(`${place.group} ${place.name}: no violation in light and dark at 1280 and 360 px, and nothing small, covered or moving (R1.8)`, async ({
    page,
    expectNoise,
  }) => {
    test.slow();
    if (place.noise !== undefined) expectNoise(place.noise);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goToPlace(page, place);
    const violations = await prepareAxe(page);
    expect.soft(await movements(page)).toEqual([]);
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectPagesDrawn(page);
        expect
          .soft({ ...size, colorScheme, violations: await violations() })
          .toEqual({ ...size, colorScheme, violations: [] });
      }
      expect.soft(await smallTargets(page, LEAST_TARGET_PX)).toEqual([]);
    }
    for (const size of [NARROW, ZOOMED]) {
      await page.setViewportSize(size);
      await expect.poll(() => sidewaysScroll(page), `sideways at ${size.width} x ${size.height}`).toBe(0);
      expect.soft({ ...size, cutOff: await wordsCutOff(page) }).toEqual({ ...size, cutOff: [] });
      if (place.isSeenInWindow === true) continue;
      expect.soft({ ...size, covered: await coveredControls(page) }).toEqual({ ...size, covered: [] });
    }
  });
}

test('after every change of screen the focus is on the heading, never on nothing (R1.8)', async ({ page }) => {
  await visitAs(page, CONNECTED);
  await page.goto(ROUTES.selectPlatform.path);
  await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
  await page.getByRole('button', { name: /^Patreon/ }).click();
  await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
  await openTimedScreen(page, 'Show My Cash Advance Offers', 'processing');
  await expectScreen(page, 'processing', HEADINGS.processing);
  await runUntil(page, page.getByRole('heading', { level: 1, name: HEADINGS.offers }), 100);
  await expectScreen(page, 'offers', HEADINGS.offers);
  await page.getByRole('button', { name: 'Back' }).click();
  await settle(page);
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`everything that Tab reaches shows that it has the focus, in ${colorScheme} (R1.8)`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);
    for (const screen of ROUTED_SCREEN_IDS) {
      await page.goto(ROUTES[screen].path);
      await expectScreen(page, screen, HEADINGS[screen]);
      expect.soft({ screen, unseen: await stopsWithoutOutline(page) }).toEqual({ screen, unseen: [] });
    }
  });
}

/** Presses Tab to the end of the page and gives back the stops at which no outline shows. */
async function stopsWithoutOutline(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((least) => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const isSeen = around.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= least;
      });
      return isSeen ? '' : focused.outerHTML.slice(0, 120);
    }, LEAST_OUTLINE_PX);
    if (found === null) return unseen;
    if (found !== '') unseen.push(found);
  }
  return unseen;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the edges of fields and boxes stand out from what they stand on, in ${colorScheme} (R9.1)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.entityDetails.path);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    expect(await faintEdges(page, LEAST_EDGE_CONTRAST)).toEqual([]);
  });
}

function messageOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('group', { name: title });
}

async function chooseSubstack(page: Page): Promise<Locator> {
  await visitAs(page, UNCONNECTED);
  await page.goto(ROUTES.selectPlatform.path);
  await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
  await hold(page);
  await page.getByRole('button', { name: /^Substack/ }).click();
  await settle(page);
  const message = messageOf(page, 'Substack Not Available');
  await expect(message).toBeVisible();
  return message;
}

test('information is announced politely, a failure at once, and a failure stays (R14.1)', async ({ page }) => {
  await visitAs(page, GUEST);
  await page.goto(ROUTES.signIn.path);
  await fillSignIn(page, 'nobody@example.com');
  await hold(page);
  const refusal = 'Error Invalid credentials. Try demo@example.com with any password.';
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(700);
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toHaveText(refusal);
  await page.clock.runFor(10 * TOAST_MS);
  await expect(messageOf(page, 'Error')).toBeVisible();
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.clock.runFor(700);
  const success = 'Success! You have successfully signed in.';
  await expect(page.getByRole('status').filter({ hasText: success })).toHaveText(success);
  await settle(page);
  await expect(messageOf(page, 'Error')).toHaveCount(0);
});

test('a message goes by itself after four seconds (R14.1)', async ({ page }) => {
  const message = await chooseSubstack(page);
  await page.clock.runFor(TOAST_MS);
  await settle(page);
  await expect(message).toHaveCount(0);
});

test('a message waits while it is pointed at (R14.1)', async ({ page }) => {
  const message = await chooseSubstack(page);
  await message.hover();
  await page.clock.runFor(3 * TOAST_MS);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(TOAST_MS);
  await settle(page);
  await expect(message).toHaveCount(0);
});

test('a message waits while it has the focus, and its button takes it away (R14.1)', async ({ page }) => {
  const message = await chooseSubstack(page);
  const dismiss = message.getByRole('button', { name: 'Dismiss message' });
  await dismiss.focus();
  await page.clock.runFor(3 * TOAST_MS);
  await expect(message).toBeVisible();
  await dismiss.press('Enter');
  await settle(page);
  await expect(message).toHaveCount(0);
});
