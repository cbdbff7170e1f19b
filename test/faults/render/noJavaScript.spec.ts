import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';

const NEEDED = 'Creator Cash Advance needs JavaScript. Turn it on in this browser and reload the page.';
const ADDRESSES = [ROUTES.signIn.path, ROUTES.contract.path, '/no-such-page'];

/** What only a browser without JavaScript shows. */
const noteOf = (page: Page) => page.locator('noscript p').filter({ hasText: NEEDED });

test.use({ javaScriptEnabled: false });

test.describe('F-69 there is no JavaScript', () => {
  test('every address but the home page says what is needed, claims nothing else and takes no input (R1.5)', async ({
    page,
  }) => {
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(noteOf(page), address).toBeInViewport();
      await expect(page.getByText('is loading'), address).toBeHidden();
      await expect(page.locator('form, input, textarea, select'), address).toHaveCount(0);
    }
  });

  test('the home page has one scheme as a whole, also on a dark system, says what is needed, and its ways on keep what is typed out of the address (R1.8, R3.1)', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const used = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--cca-page', '--cca-surface', '--cca-ink', '--cca-quiet'].map((name) => style.getPropertyValue(name));
    });
    expect(used).toEqual(['#fbf8f3', '#fff', '#16130f', '#5c554a']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 243)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(noteOf(page)).toBeVisible();
    await expect(page.locator('form, input[type=password]')).toHaveCount(0);
    await page.getByRole('textbox').first().fill('12345');
    await page.getByRole('textbox').first().press('Enter');
    expect(new URL(page.url()).search).toEqual('');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(noteOf(page)).toBeInViewport();
    expect(new URL(page.url()).search).toEqual('');
  });
});
