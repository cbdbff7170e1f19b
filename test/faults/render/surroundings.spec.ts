import type { Page } from '@playwright/test';
import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { sidewaysScroll, wordsCutOff } from '#test/e2e/support/accessible.ts';
import { fillBusiness, openScreen, signAndSubmit, pdfNamed } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, test, visitAs, visit } from '#test/e2e/support/test.ts';
import { makeInsecure, spaceText } from './pageSide.ts';

const ZOOMED = { width: 320, height: 256 };

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

/** No screen scrolls sideways, and no word on it is cut off. */
async function expectRoomEverywhere(page: Page): Promise<void> {
  for (const screen of ROUTED_SCREEN_IDS) {
    await openScreen(page, screen);
    await expect.poll(async () => [await sidewaysScroll(page), await wordsCutOff(page)], screen).toEqual([0, []]);
  }
}

test.describe('F-74 the page is zoomed to 400 % and its text is set wide apart', () => {
  test('no screen scrolls sideways, and no word is cut off (R1.8)', async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, 'landing');
    await page.evaluate(spaceText);
    await expectRoomEverywhere(page);
  });
});

test.describe('F-76 the text is twice as large, and what was typed is very long, at 360 px', () => {
  test('no screen scrolls sideways, and no word is cut off (R1.8, R9.3, R9.4)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, 'entityDetails');
    await (await page.context().newCDPSession(page)).send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const long = 'Quillfeather'.repeat(20);
    await fillBusiness(page, pdfNamed(`${long.slice(0, 200)}.pdf`));
    for (const label of ['Business address', 'Owner 1 full name']) await page.getByLabel(label).fill(long);
    await openScreen(page, 'contract');
    await signAndSubmit(page, long);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await expectRoomEverywhere(page);
  });
});

test.describe('F-76 the page is shown in forced colors', () => {
  test('the progress, the selected offer, the slider and what unfolds can still be told (R6.1, R7.1, R8.3)', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, 'offers');
    const card = page.locator('div:has(> input[type="radio"])').first();
    await expect(card).toHaveCSS('outline-style', 'none');
    await page.getByRole('radio', { name: '3-month offer' }).check();
    await page.getByRole('button', { name: 'Back' }).focus();
    await expect(card).toHaveCSS('outline-style', 'solid');
    await expect(card).toHaveCSS('outline-width', '3px');
    const sign = page.locator('summary > :last-child').first();
    await expect(sign).toHaveCSS('background-image', /gradient/);
    await openScreen(page, 'landing');
    const rail = await page
      .locator(':has(> input[type="range"])')
      .first()
      .evaluate((track) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(track, '::before');
        return [borderTopStyle, borderTopWidth];
      });
    expect(rail).toEqual(['solid', '1px']);

    await openScreen(page, 'processing');
    const bar = page.getByRole('progressbar', { name: 'Preparing your offers' }).locator('> :last-child');
    await expect(bar).toHaveCSS('border-top-style', 'solid');
    await expect(bar).toHaveCSS('border-top-width', '1px');
    const colors = await bar.evaluate((element) =>
      [element, ...element.children].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(colors).size).toBe(2);
  });
});

test.describe('F-76 the page is printed', () => {
  test('a print is ink on white without bars and actions, also of a dark screen (R1.8)', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(ROUTES.connectAdditionalAccounts.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show My Cash Advance Offers' })).toBeHidden();
  });

  test('a long address and a long name are printed whole (R9.3, R9.4)', async ({ page }) => {
    const texts = { 'Business address': 'Long street\n'.repeat(9), 'Owner 1 full name': 'Longname '.repeat(20) };
    await visit(page, 'entityDetails');
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
    await page.emulateMedia({ media: 'print' });
    for (const text of Object.values(texts)) {
      const printed = page.getByText(text.trim()).filter({ visible: true });
      const rest = await printed.evaluate((one) => [
        one.scrollHeight - one.clientHeight,
        one.scrollWidth - one.clientWidth,
      ]);
      expect(rest).toEqual([0, 0]);
    }
  });
});

test.describe('F-78 the page is served without https', () => {
  test('files and owners can be added without what browsers keep for https, one message says that not all is saved, and the contract is signed and its copy written (R9.4, R12.5, R12.8, R15.3)', async ({
    page,
  }) => {
    await page.addInitScript(makeInsecure);
    await visit(page, 'entityDetails');
    await page.getByLabel('Business address').fill('1 Main Street');
    await page.getByRole('button', { name: 'Add Another Owner' }).click();
    await page.getByLabel('Owner 2 ID document').first().setInputFiles(pdfNamed('id.pdf'));
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
});
