import type { Page } from '@playwright/test';
import { ELIGIBILITY_QUESTIONS } from '#machines/domain/choices.ts';
import { ELIGIBILITY } from '#src/content/landing.ts';
import { holdRequests } from './support/steps.ts';
import { expect, GUEST, test, visit, visitAs } from './support/test.ts';

const HEADLINE = 'Get your future revenue now';
const CALCULATOR = 'Estimate by revenue';
/** The script that hydrates the landing page. */
const LANDING_SCRIPT = /\/assets\/LandingScreen-.*\.js$/;
const PHONE = { width: 360, height: 740 };
const MAX_PHONE_SCREENS = 8;

/** Returns the layout size of every element. Transforms, such as in entrance animations, don't affect it. */
function getLayoutSizes(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main :not(svg, svg *)')].map(
      ({ tagName, offsetWidth, offsetHeight }) => [tagName, offsetWidth, offsetHeight].join(' '),
    ),
  );
}

/** Waits until React has hydrated the markup and added its keys to the elements. */
async function expectHydrated(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toEqual(true);
}

test.describe('the prerendered landing page', () => {
  test.use({ viewport: PHONE });

  test('keeps its layout when hydrated and fits on eight phone screens (R3.2, R3.16)', async ({
    browser,
    page,
    baseURL,
    expectNoise,
  }) => {
    const staticContext = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const staticPage = await staticContext.newPage();
    // Without JavaScript, fonts never load, so they are blocked here too.
    expectNoise(/Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await staticPage.goto(`${baseURL}/`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitAs(page, GUEST);
    await page.goto('/');
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await getLayoutSizes(page)).toEqual(await getLayoutSizes(staticPage));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(MAX_PHONE_SCREENS);
    await expect(page.locator('[data-style]')).toHaveCount(0);
    await expect(page.locator(':has(> input[type="range"])').first()).toHaveAttribute('style', /--to: ?0/);
    await staticContext.close();
  });

  test('applies the chosen color scheme before the main script runs (R3.1)', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await page.route(/\/assets\/index-.*\.js/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('keeps the choices, text and focus from before hydration (R1.8, R3.7, R3.8, R3.11, R3.14, R20.2)', async ({
    page,
  }) => {
    const release = await holdRequests(page, LANDING_SCRIPT);
    const nextYear = new Date().getFullYear() + 1;
    await page.clock.setSystemTime(new Date(nextYear, 0, 2));
    await page.goto('/', { waitUntil: 'commit' });
    const headline = await page.getByRole('heading', { level: 1, name: HEADLINE }).elementHandle();
    const calculator = page.getByRole('region', { name: CALCULATOR });
    const payout = page.locator('#calculate');
    await calculator.getByRole('radio', { name: '12 months' }).check();
    await calculator.getByRole('textbox').fill('25000');
    await payout.getByRole('radio', { name: '3 months' }).check();
    const answers = page.getByRole('radio', { name: ELIGIBILITY.yes });
    await expect(answers).toHaveCount(ELIGIBILITY_QUESTIONS.length);
    for (const yes of await answers.all()) await yes.check();
    const amount = payout.getByRole('textbox');
    await amount.fill('2000');
    await page.keyboard.press('ArrowLeft');
    await expect(calculator).toContainText('$30,000');
    release();
    await expectHydrated(page);
    await expect(page.locator('footer')).toContainText(`© ${nextYear}`);
    expect(await headline?.evaluate((element) => element === document.querySelector('h1'))).toBe(true);
    await expect(calculator).toContainText('$300,000');
    await expect(calculator.getByRole('radio', { name: '12 months' })).toBeChecked();
    await expect(calculator.getByRole('textbox')).toHaveValue('$25,000');
    await expect(payout).toContainText('$1,850');
    await expect(payout.getByRole('radio', { name: '3 months' })).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: ELIGIBILITY.eligible.title })).toBeVisible();
    await expect(amount).toHaveValue('2000');
    await page.keyboard.type('5');
    await expect(amount).toHaveValue('20050');
  });

  test.describe('amount field', () => {
    test.beforeEach(async ({ page }) => {
      await visitAs(page, GUEST);
      await visit(page, 'landing');
    });

    test('inserts digits at the caret and supports undo (R20.2)', async ({ page }) => {
      const amount = page.locator('#calculate').getByRole('textbox');
      await amount.fill('$1,234');
      await amount.evaluate((field: HTMLInputElement, caret) => field.setSelectionRange(caret, caret), '$1,2'.length);
      await page.keyboard.type('00');
      await expect(amount).toHaveValue('$1,20034');
      expect(await amount.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('$1,200'.length);
      await page.keyboard.press('Control+z');
      await expect(amount).toHaveValue('$1,234');
    });

    test('accepts text from an input method editor (R20.2)', async ({ page, context }) => {
      const amount = page.locator('#calculate').getByRole('textbox');
      await amount.selectText();
      const browser = await context.newCDPSession(page);
      for (const text of ['２', '２５', '２５０００'])
        await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await browser.send('Input.insertText', { text: '２５０００' });
      await expect(amount).toHaveValue('２５０００');
      await amount.blur();
      await expect(amount).toHaveValue('$25,000');
    });
  });
});
