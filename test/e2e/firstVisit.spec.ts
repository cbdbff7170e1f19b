import { expect, test as plainTest, type Page } from '@playwright/test';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/paths/pageObjects/screenControls.ts';
import { holdRequests } from './support/steps.ts';
import { expectScreen, GUEST, test, visitAs } from './support/test.ts';

/** Returns the position and size of each visible heading, label and field. */
function getBoxes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, label, legend, input, select, textarea')]
      .filter((element) => element.checkVisibility())
      .map((element) => [element.tagName, ...Object.values(element.getBoundingClientRect().toJSON())].join(' ')),
  );
}

/** Waits until all stylesheets are loaded. */
function waitForStyles(page: Page) {
  return page.evaluate(async () => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const isLoaded = async (link: HTMLLinkElement) => {
      if (link.sheet === null) await new Promise((resolve) => link.addEventListener('load', resolve));
    };
    await Promise.all([...sheets].map(isLoaded));
  });
}

/** Records duplicate ids and duplicate main elements whenever elements or ids change. */
function recordDuplicates(): void {
  const duplicates = new Set<string>();
  Object.assign(globalThis, { duplicates });
  const record = () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const names = [...ids, ...[...document.querySelectorAll('main')].map(() => 'main')];
    for (const [index, name] of names.entries()) if (names.indexOf(name) !== index) duplicates.add(name);
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
}

/** All scripts except the one that runs before the first paint. */
const SCRIPTS = /\/assets\/(?!firstPaint).*\.js$/;
const MAX_LAYOUT_SHIFT = 0.02;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

for (const viewport of [PHONE, DESKTOP]) {
  plainTest.describe(`at ${viewport.width} px`, () => {
    plainTest.use({ viewport });

    for (const screen of ROUTED_SCREEN_IDS.filter((id) => id !== 'landing')) {
      plainTest(`hydration neither moves nor duplicates anything on ${screen} (R1.1, R1.8)`, async ({ page }) => {
        await page.addInitScript(recordDuplicates);
        // A separate test below covers layout shifts from fonts.
        await page.route(/\.woff2$/, (route) => route.abort());
        const release = await holdRequests(page, SCRIPTS);
        await page.goto(ROUTES[screen].path, { waitUntil: 'commit' });
        const prerendered = page.locator('.prerendered:visible');
        await expect(prerendered.getByText(HEADINGS[screen], { exact: true }).first()).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(prerendered.locator(':focus')).toHaveCount(0);
        await waitForStyles(page);
        const before = await getBoxes(page);
        release();
        await expect(page.locator('.prerendered')).toHaveCount(0);
        expect(await getBoxes(page)).toEqual(before);
        const duplicates = await page.evaluate(() => [...(Reflect.get(globalThis, 'duplicates') as Set<string>)]);
        expect(duplicates).toEqual([]);
      });
    }
  });
}

plainTest('phone screens do not shift when fonts load (R1.1, R3.2)', async ({ browser, baseURL }) => {
  for (const screen of ROUTED_SCREEN_IDS) {
    // A new context has no cached fonts.
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

test('a signed-out visitor never sees the prerendered offers (R2.4, R15.1)', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await visitAs(page, GUEST);
  await page.goto(ROUTES.offers.path, { waitUntil: 'commit' });
  await expect(page.locator('.boot-bar')).toBeVisible();
  await expect(page.locator('.prerendered')).toHaveCount(0);
  release();
  await expectScreen(page, 'signIn');
});
