import type { Locator } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

/** The computed values of the first element that matches. */
function styleOf(element: Locator, ...names: string[]): Promise<string[]> {
  return element.first().evaluate((node, wanted) => {
    const style = getComputedStyle(node);
    return wanted.map((name) => style.getPropertyValue(name));
  }, names);
}

test.describe('F-76 the page is shown in forced colors', () => {
  test('the progress, the selected offer and the slider can still be told (R6.1, R7.1, R8.3)', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visitAs(page, CONNECTED);

    await page.goto(ROUTES.offers.path);
    const card = page.locator('div:has(> input[type="radio"])');
    const unselected = await styleOf(card, 'outline-style');
    await page.getByRole('radio', { name: '3-month offer' }).check();
    await page.getByRole('button', { name: 'Back' }).focus();
    expect(unselected).toEqual(['none']);
    expect(await styleOf(card, 'outline-style', 'outline-width')).toEqual(['solid', '3px']);

    await page.goto(ROUTES.landing.path);
    const rail = await page
      .locator(':has(> [role="slider"])')
      .first()
      .evaluate((track) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(track, '::before');
        return [borderTopStyle, borderTopWidth];
      });
    expect(rail).toEqual(['solid', '1px']);

    await page.goto(ROUTES.processing.path);
    await expectScreen(page, 'processing', HEADINGS.processing);
    await page.getByRole('button', { name: 'Pause' }).click();
    const progress = page.getByRole('progressbar', { name: 'Progress of your offers' });
    const bar = progress.locator('> :last-child');
    expect(await styleOf(bar, 'border-top-style', 'border-top-width')).toEqual(['solid', '1px']);
    const [filled] = await styleOf(bar.locator('> *'), 'background-color');
    const [empty] = await styleOf(bar, 'background-color');
    expect(filled).not.toBe(empty);
  });
});

test.describe('F-76 the page is printed', () => {
  test('a print is ink on white without bars, messages and actions, also of a dark screen (R1.8)', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitAs(page, CONNECTED);
    await page.goto(ROUTES.connectAdditionalAccounts.path);
    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    await page.getByRole('button', { name: 'Connect Shopify' }).click();
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('group').first();
    await expect(message).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(message).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText(/^Step \d of 9$/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show My Cash Advance Offers' })).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', BLACK);
    await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
  });
});
