import { expect, test as plainTest, type Page } from '@playwright/test';
import { ELIGIBILITY } from '#src/content/landing.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openEntry } from '#test/paths/browser/pageSide.ts';
import { holdBack } from './support/placeSteps.ts';
import { expectScreen, GUEST, test, visitAs } from './support/test.ts';
import { ELIGIBILITY_QUESTIONS } from '#machines/domain/choices.ts';

const HEADLINE = 'Get your future revenue now';
const CALCULATOR = 'Estimate by revenue';
/** The part of the program that hydrates the page. */
const LANDING_PART = /\/assets\/LandingScreen-.*\.js$/;
const PHONE = { width: 360, height: 740 };
/** How long a page may take on a slowed device. */
const SLOW_LOAD_MS = 20_000;
const MAX_PHONE_SCREENS = 8;

/** How large every element is; what rises into sight is moved for the eye only and keeps its size and its place. */
function sizesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main :not(svg, svg *)')].map(
      ({ tagName, offsetWidth, offsetHeight }) => [tagName, offsetWidth, offsetHeight].join(' '),
    ),
  );
}

/** Resolves when React has hydrated the markup: from then on an element knows its component. */
async function expectHydrated(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toEqual(true);
}

/** Nobody has used the page before, so the heading takes the focus. */
async function expectHydratedUnused(page: Page) {
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test.describe('the prerendered landing page', () => {
  test.use({ viewport: PHONE });

  test('is hydrated in silence and keeps every size, also in dark (R3.2)', async ({
    browser,
    page,
    baseURL,
    expectNoise,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const before = await still.newPage();
    // Without JavaScript, our fonts never come.
    expectNoise(/Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await before.goto(`${baseURL}/`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitAs(page, GUEST);
    await page.goto('/');
    await expectHydratedUnused(page);
    expect(await sizesOf(page)).toEqual(await sizesOf(before));
    await expect(page.locator('[data-style]')).toHaveCount(0);
    await expect(page.locator(':has(> input[type="range"])').first()).toHaveAttribute('style', /--to: ?0/);
    await still.close();
  });

  test('has the colors that the visitor chose before any program runs (R3.1)', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await page.route(/\/assets\/index-.*\.js/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('is at most eight screens of a phone high (R3.16)', async ({ page }) => {
    await visitAs(page, GUEST);
    await page.goto('/');
    await expectHydratedUnused(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThanOrEqual(MAX_PHONE_SCREENS);
  });

  test('gives way to an address that is opened before it is hydrated (R1.7)', async ({ page }) => {
    const release = await holdBack(page, LANDING_PART);
    await visitAs(page, GUEST);
    await page.goto('/', { waitUntil: 'commit' });
    // The program has noted its own place in the history: from here on it follows the address.
    await expect.poll(() => page.evaluate(() => Object.keys(Object(history.state)).includes('idx'))).toEqual(true);
    await page.evaluate(openEntry, '/signin');
    release();
    await expectScreen(page, 'signIn');
    await expect(page).toHaveTitle(/^Sign in/);
  });

  test('keeps what was chosen, typed and focused before hydration (R1.8, R3.7, R3.8, R3.11, R3.14)', async ({
    page,
  }) => {
    const release = await holdBack(page, LANDING_PART);
    const nextYear = new Date().getFullYear() + 1;
    await page.clock.setSystemTime(new Date(nextYear, 0, 2));
    await page.goto('/', { waitUntil: 'commit' });
    const headline = await page.getByRole('heading', { level: 1, name: HEADLINE }).elementHandle();
    const calculator = page.getByRole('region', { name: CALCULATOR });
    const payout = page.locator('#calculate');
    await calculator.getByRole('radio', { name: '12 months' }).check();
    await calculator.getByRole('textbox').fill('25000');
    await payout.getByRole('radio', { name: '3 months' }).check();
    await payout.getByRole('textbox').fill('8000');
    const answers = page.getByRole('radio', { name: ELIGIBILITY.yes });
    await expect(answers).toHaveCount(ELIGIBILITY_QUESTIONS.length);
    for (const yes of await answers.all()) await yes.check();
    await expect(calculator).toContainText('$30,000');
    release();
    await expectHydrated(page);
    await expect(page.locator('footer')).toContainText(`© ${nextYear}`);
    await expect(answers.last()).toBeFocused();
    expect(await headline?.evaluate((element) => element === document.querySelector('h1'))).toBe(true);
    await expect(calculator).toContainText('$300,000');
    await expect(calculator.getByRole('radio', { name: '12 months' })).toBeChecked();
    await expect(calculator.getByRole('textbox')).toHaveValue('$25,000');
    await expect(payout).toContainText('$7,400');
    await expect(payout.getByRole('radio', { name: '3 months' })).toBeChecked();
    await expect(payout.getByRole('textbox')).toHaveValue('$8,000');
    await expect(page.getByRole('status').filter({ hasText: ELIGIBILITY.eligible.title })).toBeVisible();
  });
});

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

plainTest('a page never has a duplicate id while it loads slowly (R1.1, R1.8)', async ({ browser, baseURL }) => {
  plainTest.slow();
  const page = await browser.newPage({ viewport: PHONE });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteDuplicates);
  const found: string[] = [];
  for (const screen of ['entityDetails', 'contract', 'landing'] as const) {
    await page.goto(`${baseURL}${ROUTES[screen].path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused({ timeout: SLOW_LOAD_MS });
    found.push(...(await page.evaluate(() => [...((globalThis as { duplicates?: Set<string> }).duplicates ?? [])])));
  }
  expect(found).toEqual([]);
  await page.close();
});
