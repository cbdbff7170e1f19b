import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';

const NOTE = 'Creator Cash Advance needs JavaScript. Turn it on in this browser and reload the page.';
const findNote = (page: Page) => page.locator('noscript p').filter({ hasText: NOTE });

test.use({ javaScriptEnabled: false });

test('Without JavaScript, pages ask for it and omit form fields (R1.5)', async ({ page }) => {
  for (const address of [ROUTES.signIn.path, ROUTES.contract.path, '/no-such-page']) {
    await page.goto(address);
    await expect(findNote(page), address).toBeInViewport();
    await expect(page.getByText('is loading'), address).toBeHidden();
    await expect(page.locator('form, input, textarea, select'), address).toHaveCount(0);
  }
});

test('Without JavaScript, the home page keeps input out of the URL (R1.8, R3.1)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(ROUTES.landing.path);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 248, 243)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 19, 15)');
  await expect(findNote(page)).toBeVisible();
  await expect(page.locator('form, input[type=password]')).toHaveCount(0);
  await page.getByRole('textbox').first().fill('12345');
  await page.getByRole('textbox').first().press('Enter');
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(findNote(page)).toBeInViewport();
  expect(new URL(page.url()).search).toBe('');
});
