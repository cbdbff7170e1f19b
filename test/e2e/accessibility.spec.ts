import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import {
  coveredControls,
  faintEdges,
  movements,
  prepareAxe,
  sidewaysScroll,
  smallTargets,
  wordsCutOff,
} from './support/accessible.ts';
import type { Place } from './support/place.ts';
import { TOURS, walkTour } from './support/places.ts';
import {
  arriveAt,
  documentFirstPage,
  expectPagesDrawn,
  fillSignIn,
  signAndSubmit,
  walkToContract,
} from './support/placeSteps.ts';
import { expect, test } from './support/test.ts';

const LEAST_TARGET_PX = { pointer: 24, thumb: 44 } as const;
const LEAST_EDGE_CONTRAST = 3;
const TOUR_MS = 240_000;
/** The folder for a picture of each place, where pictures are asked for. */
const PICTURES = process.env['PICTURES'];
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TALL_PHONE = { width: 360, height: 780 };
const MOST_PHONE_SCREENS = 3;
const MOST_WORDS_TO_CHOICE = 170;
const NARROW = { width: 320, height: 640 };
/** What is left of a window of 1280 x 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * Looks at a place on a desk and in the hand, the one by day and the other by night in turns, zoomed in, and leaves it
 * as it was.
 */
async function lookClosely(page: Page, place: Place, isDarkOnPhone: boolean): Promise<void> {
  // A message that comes to lie under the pointer as the window gets smaller would wait there.
  await page.mouse.move(0, 0);
  // Where a bar that sticks to the window covers half of a control, its size is not what is wrong: that is measured below.
  const violations = await prepareAxe(page, ['target-size']);
  const found: Record<string, readonly string[]> = { moving: await movements(page) };
  for (const size of [WIDE, PHONE]) {
    const colorScheme = (size === PHONE) === isDarkOnPhone ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await expectPagesDrawn(page);
    found[`violations in ${colorScheme} at ${size.width} px`] = await violations();
    found[`small at ${size.width} px`] = await smallTargets(
      page,
      LEAST_TARGET_PX[size === PHONE ? 'thumb' : 'pointer'],
    );
    if (PICTURES !== undefined)
      await page.screenshot({ path: `${PICTURES}/${place.group} ${place.name} ${size.width} ${colorScheme}.png` });
    if (place.group === 'entityDetails') found[`faint in ${colorScheme}`] = await faintEdges(page, LEAST_EDGE_CONTRAST);
  }
  for (const size of [NARROW, ZOOMED]) {
    await page.setViewportSize(size);
    await expect.poll(() => sidewaysScroll(page), `${place.name}: sideways at ${size.height}`).toBe(0);
    found[`cut off at ${size.height}`] = await wordsCutOff(page);
    if (place.isSeenInWindow !== true) found[`covered at ${size.height}`] = await coveredControls(page);
  }
  await page.setViewportSize(WIDE);
  const faults = Object.entries(found).filter(([, what]) => what.length > 0);
  expect.soft(faults, `${place.group} ${place.name}`).toEqual([]);
}

for (const tour of TOURS) {
  test(`nothing is against WCAG, small, faint, covered, cut off or moving, in light and dark, from 1280 to 320 px: ${tour.name} (R1.8, R9.1)`, async ({
    page,
    expectNoise,
  }) => {
    test.setTimeout(TOUR_MS);
    if (tour.noise !== undefined) expectNoise(tour.noise);
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walkTour(page, tour, (place) =>
      test.step(`${place.group} ${place.name}`, () => lookClosely(page, place, tour.places.indexOf(place) % 2 === 0)),
    );
  });
}

test('a page of a document has no structure without its words, which come later (R10.1, R12.1)', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const { path } of [ROUTES.signIrsForm, ROUTES.contract]) {
    await page.goto(path);
    await documentFirstPage(page).waitFor();
    await expectPagesDrawn(page);
    const violations = await prepareAxe(page);
    expect(await violations(), `${path} with its words`).toEqual([]);
    await page.locator('.textLayer').evaluateAll((layers) => layers.forEach((layer) => layer.replaceChildren()));
    expect(await violations(), `${path} while they are drawn again`).toEqual([]);
  }
});

test('every screen begins at the same left edge on a desk (R1.8)', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const edges = new Set<number>();
  for (const { path } of [
    ROUTES.selectPlatform,
    ROUTES.connectPatreon,
    ROUTES.offers,
    ROUTES.entityDetails,
    ROUTES.dashboard,
  ]) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    edges.add(await title.evaluate((element) => element.getBoundingClientRect().left));
  }
  expect([...edges]).toEqual([120]);
});

test('a message leaves the other connection to be pressed on a phone (R5.5, R14.1)', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROUTES.connectAdditionalAccounts.path);
  await page.getByRole('button', { name: 'Connect Shopify' }).click();
  await expect(page.getByText('Redirecting you to authenticate with Shopify', { exact: true })).toBeVisible();
  const other = page.getByRole('button', { name: 'Connect YouTube' });
  await expect
    .poll(() =>
      other.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

test('a message that is still there leaves the heading and first sentence of the next screen free on a phone (R14.1)', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ROUTES.signIn.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const message = page.getByRole('group', { name: 'Success!' });
  await expect(message).toBeVisible();
  const covers = async (what: Locator) => {
    const [under, over] = [await what.boundingBox(), await message.boundingBox()];
    if (under === null || over === null) return 'nothing to compare';
    return over.y < under.y + under.height && over.y + over.height > under.y;
  };
  await expect.poll(() => covers(page.getByText(/^Choose the platform/))).toBe(false);
  await page.getByRole('button', { name: /Patreon/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Connect your Patreon account' });
  await expect(heading).toBeFocused();
  await expect.poll(() => covers(heading)).toBe(false);
});

test('what is ticked stays in sight when the bar below it grows on a phone (R9.8, R9.10)', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.entityDetails.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const label = page.getByText(/^I authorize/);
  const bar = page.locator('[data-action-bar]');
  const roomPx = async () => {
    const [above, below] = [await label.boundingBox(), await bar.boundingBox()];
    return above === null || below === null ? null : Math.round(below.y - above.y - above.height);
  };
  const leastPx = 4;
  await page.evaluate((px) => window.scrollBy({ top: px, behavior: 'instant' }), leastPx - ((await roomPx()) ?? 0));
  await expect.poll(roomPx).toBe(leastPx);
  await label.click();
  await expect(page.getByText(/^Not all information/)).toBeVisible();
  await expect.poll(roomPx).toBeGreaterThanOrEqual(leastPx);
});

test('the offer that is chosen stands clear of the bar over it on a desk (R8.3)', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(ROUTES.offers.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const card = page.locator('div[data-selected]');
  await page.getByText('3-month offer').first().click();
  const roomPx = async () => {
    const [above, below] = [await card.boundingBox(), await page.locator('[data-action-bar]').boundingBox()];
    return above === null || below === null ? null : below.y - above.y - above.height;
  };
  await expect.poll(roomPx).toBeGreaterThanOrEqual(0);
});

test('the offers and the repayment take three screens of a phone at most, and the choice few words (R8.3, R19.3, R19.4)', async ({
  page,
}) => {
  await page.setViewportSize(TALL_PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await page.goto(ROUTES.offers.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const wordsToChoice = await page.locator('main').evaluate((main) => {
    const range = document.createRange();
    range.setStart(main, 0);
    range.setEndAfter(main.querySelector('fieldset') ?? main);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode() && range.isPointInRange(walker.currentNode, 0)) text += ` ${walker.currentNode.nodeValue}`;
    return text.trim().split(/\s+/).length;
  });
  expect(wordsToChoice).toBeLessThanOrEqual(MOST_WORDS_TO_CHOICE);
  expect(await screens()).toBeLessThanOrEqual(MOST_PHONE_SCREENS);
  await page.setViewportSize(WIDE);
  await walkToContract(page);
  await signAndSubmit(page);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await arriveAt(page, 'dashboard');
  await page.getByRole('button', { name: 'Connect Bank' }).click();
  await arriveAt(page, 'dashboardEstablished');
  await page.setViewportSize(TALL_PHONE);
  expect(await screens()).toBeLessThanOrEqual(MOST_PHONE_SCREENS);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a button on the card of the next payment can be read under the pointer, in ${colorScheme} (R18.4)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.goto(ROUTES.offers.path);
    await walkToContract(page);
    await signAndSubmit(page);
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await arriveAt(page, 'dashboard');
    const button = page.getByRole('button', { name: 'Add to calendar' });
    await button.hover();
    const colors = await button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor, card: getComputedStyle(element.closest('section') ?? element).backgroundColor };
    });
    expect(colors.backgroundColor).toBe(colors.card);
    expect(colors.color).not.toBe(colors.card);
  });
}
