import { expect, test as plainTest, type Page } from '@playwright/test';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/places.ts';
import { holdBack } from './support/placeSteps.ts';
import { expectScreen, GUEST, test, visitAs } from './support/test.ts';

/** Where headings and fields stand that can be seen. */
function placesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, label, legend, input, select, textarea')]
      .filter((element) => element.checkVisibility())
      .map((element) => [element.tagName, ...Object.values(element.getBoundingClientRect().toJSON())].join(' ')),
  );
}

/** Resolves when the page has its style sheets and its fonts, by which everything gets its size. */
function styled(page: Page) {
  return page.evaluate(async () => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const comes = async (link: HTMLLinkElement) => {
      if (link.sheet === null) await new Promise((resolve) => link.addEventListener('load', resolve));
    };
    await Promise.all([...sheets].map(comes));
    // What is laid out asks for its fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** The whole program but for what runs before the first paint. */
const PROGRAM = /\/assets\/(?!firstPaint).*\.js$/;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

for (const viewport of [PHONE, DESK]) {
  for (const screen of ROUTED_SCREEN_IDS.filter((one) => one !== 'landing')) {
    plainTest(
      `the screen ${screen} is seen at ${viewport.width} px before its program, which then moves nothing (R1.1)`,
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const release = await holdBack(page, PROGRAM);
        await page.goto(`${baseURL}${ROUTES[screen].path}`, { waitUntil: 'commit' });
        const prerendered = page.locator('.prerendered:visible');
        await expect(prerendered.getByText(HEADINGS[screen], { exact: true }).first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(prerendered.locator(':focus')).toHaveCount(0);
        await styled(page);
        const before = await placesOf(page);
        release();
        await expect(page.locator('.prerendered')).toHaveCount(0);
        expect(await placesOf(page)).toEqual(before);
        await context.close();
      },
    );
  }
}

test('a prerendered screen is shown to nobody who has signed out or typed something (R2.4, R15.1)', async ({
  page,
}) => {
  const release = await holdBack(page, PROGRAM);
  await visitAs(page, GUEST);
  await page.goto(ROUTES.offers.path, { waitUntil: 'commit' });
  await expect(page.locator('.boot-bar')).toBeVisible();
  await expect(page.locator('.prerendered')).toHaveCount(0);
  release();
  await expectScreen(page, 'signIn');
});
