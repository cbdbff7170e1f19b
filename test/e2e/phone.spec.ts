import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { signAndSubmit, walkToContract } from './support/steps.ts';
import { CONNECTED, expect, expectScreen, test, visit, visitAs } from './support/test.ts';

const MAX_SCREENS = 3;
const MAX_STEP_BAR_PX = 96;
const PHONE = { width: 360, height: 780 };

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => visitAs(page, CONNECTED));

test('the offers and repayment pages each fit on three phone screens (R8.3, R19.3, R19.4)', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await visit(page, 'offers');
  expect(await height(), 'offers').toBeLessThanOrEqual(MAX_SCREENS * PHONE.height);
  await walkToContract(page);
  await signAndSubmit(page);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expectScreen(page, 'dashboard');
  await page.getByRole('button', { name: 'Connect Bank' }).click();
  await expectScreen(page, 'dashboardEstablished');
  expect(await height(), 'repayment').toBeLessThanOrEqual(MAX_SCREENS * PHONE.height);
});

test('the step bar stays small and in place after saving (R1.8, R15.3)', async ({ page }) => {
  await visit(page, 'entityDetails');
  const bar = page.getByRole('banner').locator('+ *');
  await expect(bar).toContainText('Step 5 of 7');
  const before = await bar.boundingBox();
  expect(before?.height).toBeLessThanOrEqual(MAX_STEP_BAR_PX);
  await page.getByLabel(ENTITY_DETAILS.business.address).fill('1 Main Street');
  await expect(bar).toContainText('until this tab is closed');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await bar.boundingBox()).toEqual(before);
});
