import type { Page } from '@playwright/test';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { measureHorizontalOverflow, findClippedText } from '#test/e2e/support/accessible.ts';
import { fillBusiness, openScreen, createPdf, signAndSubmit } from '#test/e2e/support/steps.ts';
import { CONNECTED, expect, test, visit, visitAs } from '#test/e2e/support/test.ts';

const LONG_NAME = 'Quillfeather'.repeat(20);
/** Features that browsers offer only on HTTPS. */
const SECURE_ONLY = [
  ['Crypto', 'randomUUID'],
  ['Crypto', 'subtle'],
  ['Navigator', 'locks'],
  ['Navigator', 'clipboard'],
  ['Navigator', 'storage'],
] as const;

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

/** Applies the text spacing of WCAG 1.4.12. */
function applyTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const screen of ROUTED_SCREEN_IDS) {
    await openScreen(page, screen);
    await expect
      .poll(
        async () => ({ scroll: await measureHorizontalOverflow(page), clipped: await findClippedText(page) }),
        screen,
      )
      .toEqual({ scroll: 0, clipped: [] });
  }
}

test('Screens fit at 400% zoom with wide text spacing (R1.8)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'landing');
  await page.evaluate(applyTextSpacing);
  await expectNoOverflow(page);
});

test('Screens fit with large text and very long names (R1.8, R9.3, R9.4)', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'entityDetails');
  await (await context.newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await fillBusiness(page, createPdf(`${LONG_NAME.slice(0, 200)}.pdf`));
  for (const label of ['Business address', 'Owner 1 full name']) await page.getByLabel(label).fill(LONG_NAME);
  await openScreen(page, 'contract');
  await signAndSubmit(page, LONG_NAME);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expectNoOverflow(page);
});

test('The selected offer, slider and progress bar stay visible with forced colors (R6.1, R7.1, R8.3)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, 'offers');
  const card = page.locator('div:has(> input[type="radio"])').first();
  await expect(card).toHaveCSS('outline-style', 'none');
  await page.getByRole('radio', { name: '3-month offer' }).check();
  await page.getByRole('button', { name: 'Back' }).focus();
  await expect(card).toHaveCSS('outline', /3px solid|solid 3px/);
  await expect(page.locator('summary > :last-child').first()).toHaveCSS('background-image', /gradient/);
  await openScreen(page, 'landing');
  const track = page.locator(':has(> input[type="range"])').first();
  expect(await track.evaluate((element) => getComputedStyle(element, '::before').borderTopStyle)).toBe('solid');
  await openScreen(page, 'processing');
  const bar = page.getByRole('progressbar', { name: 'Preparing your offers' }).locator('> :last-child');
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  const colors = await bar.evaluate((element) =>
    [element, ...element.children].map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(new Set(colors).size).toBe(2);
});

test('A contract can be signed without HTTPS (R12.5, R12.8, R15.3)', async ({ page }) => {
  await page.addInitScript((features) => {
    for (const [owner, name] of features) Reflect.deleteProperty(globalThis[owner].prototype, name);
  }, SECURE_ONLY);
  await page.goto(ROUTES.entityDetails.path);
  await page.getByLabel('Business address').fill('1 Main Street');
  await page.getByRole('button', { name: 'Add Another Owner' }).click();
  await page.getByLabel('Owner 2 ID document').first().setInputFiles(createPdf('id.pdf'));
  await expect(page.getByText('id.pdf').first()).toBeVisible();
  await expect(page.getByText(SAVING.refused)).toHaveCount(1);
  await openScreen(page, 'contract');
  await signAndSubmit(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your signed copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-signed\.pdf$/);
});
