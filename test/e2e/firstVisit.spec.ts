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

/** Resolves when the page has its style sheets. */
function styled(page: Page) {
  return page.evaluate(async () => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const comes = async (link: HTMLLinkElement) => {
      if (link.sheet === null) await new Promise((resolve) => link.addEventListener('load', resolve));
    };
    await Promise.all([...sheets].map(comes));
  });
}

/** Collects, at every change of the page, the ids that two elements share, and "main" where it is there twice. */
function noteDuplicates(): void {
  const duplicates = new Set<string>();
  Object.assign(globalThis, { duplicates });
  const note = () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const names = [...ids, ...[...document.querySelectorAll('main')].map(() => 'main')];
    for (const [index, name] of names.entries()) if (names.indexOf(name) !== index) duplicates.add(name);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
}

/** The whole program but for what runs before the first paint. */
const PROGRAM = /\/assets\/(?!firstPaint).*\.js$/;
const MAX_LAYOUT_SHIFT = 0.02;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

for (const viewport of [PHONE, DESK]) {
  plainTest.describe(`at ${viewport.width} px`, () => {
    plainTest.use({ viewport });

    for (const screen of ROUTED_SCREEN_IDS.filter((one) => one !== 'landing')) {
      plainTest(`hydration moves and doubles nothing on ${screen} (R1.1, R1.8)`, async ({ page }) => {
        await page.addInitScript(noteDuplicates);
        // Our fonts come later, see the test of layout shifts.
        await page.route(/\.woff2$/, (route) => route.abort());
        const release = await holdBack(page, PROGRAM);
        await page.goto(ROUTES[screen].path, { waitUntil: 'commit' });
        const prerendered = page.locator('.prerendered:visible');
        await expect(prerendered.getByText(HEADINGS[screen], { exact: true }).first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(prerendered.locator(':focus')).toHaveCount(0);
        await styled(page);
        const before = await placesOf(page);
        release();
        await expect(page.locator('.prerendered')).toHaveCount(0);
        expect(await placesOf(page)).toEqual(before);
        const duplicates = await page.evaluate(() => [...(Reflect.get(globalThis, 'duplicates') as Set<string>)]);
        expect(duplicates).toEqual([]);
      });
    }
  });
}

plainTest('no screen of a phone shifts when its fonts arrive (R1.1, R3.2)', async ({ browser, baseURL }) => {
  for (const screen of ROUTED_SCREEN_IDS) {
    // Each visit is a first one, without cached fonts.
    const page = await browser.newPage({ viewport: PHONE });
    await page.addInitScript(() => {
      let total = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value);
        document.documentElement.dataset['shift'] = String(total);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${baseURL}${ROUTES[screen].path}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.fonts.check('16px "Instrument Sans Variable"'));
    const shift = Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
    expect(shift, screen).toBeLessThan(MAX_LAYOUT_SHIFT);
    await page.close();
  }
});

test('a signed-out visitor sees no prerendered screen (R2.4, R15.1)', async ({ page }) => {
  const release = await holdBack(page, PROGRAM);
  await visitAs(page, GUEST);
  await page.goto(ROUTES.offers.path, { waitUntil: 'commit' });
  await expect(page.locator('.boot-bar')).toBeVisible();
  await expect(page.locator('.prerendered')).toHaveCount(0);
  release();
  await expectScreen(page, 'signIn');
});
