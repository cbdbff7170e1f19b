import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const MAX_WAY_BAR_PX = 72;
const DEMONSTRATION = /demonstration/i;

test('every screen says that it is a demonstration, and has one bar and one main part (R1.8)', async ({ page }) => {
  await visitAs(page, CONNECTED);
  for (const screen of ROUTED_SCREEN_IDS) {
    await page.goto(ROUTES[screen].path);
    await expectScreen(page, screen, HEADINGS[screen]);
    const words = screen === 'landing' ? page.getByRole('contentinfo') : page.getByRole('banner');
    await expect(words.getByText(DEMONSTRATION)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});

test('the footer of the landing page is a landmark of its own (R3.14)', async ({ page }) => {
  await page.goto(ROUTES.landing.path);
  await expectScreen(page, 'landing', HEADINGS.landing);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('contentinfo')).toHaveCount(0);
});

test('on a phone the way takes little room, and nothing moves when the first words are kept (R1.8, R15.3)', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAs(page, CONNECTED);
  await page.goto(ROUTES.entityDetails.path);
  await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
  const bar = page.getByRole('banner').locator('+ *');
  await expect(bar).toContainText('Step 6 of 9');
  const before = await bar.boundingBox();
  expect(before?.height).toBeLessThanOrEqual(MAX_WAY_BAR_PX);
  await page.getByLabel('Business address').fill('1 Main Street');
  await expect(bar).toContainText('Saved on this device');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await bar.boundingBox()).toEqual(before);
});
