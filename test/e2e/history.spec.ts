import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from './support/headings.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visitAs } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await visitAs(page, CONNECTED);
});

test('Back from the offers never lands on the timed screen (R1.7, R6.3)', async ({ page }) => {
  await page.goto(ROUTES.connectAdditionalAccounts.path);
  await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();
  await expectScreen(page, 'processing', HEADINGS.processing);
  await page.clock.runFor(7000);
  await expectScreen(page, 'offers', HEADINGS.offers);
  await page.goBack();
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
  await page.goForward();
  await expectScreen(page, 'offers', HEADINGS.offers);
});

test('leaving the timed screen by Back cancels it (R6.3)', async ({ page }) => {
  await page.goto(ROUTES.connectAdditionalAccounts.path);
  await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();
  await expectScreen(page, 'processing', HEADINGS.processing);
  await page.clock.runFor(3000);
  await page.goBack();
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
  await page.clock.runFor(10_000);
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
});

test('a redirect replaces its entry, so that Back goes to where the visitor came from (R1.7)', async ({ page }) => {
  await page.goto(ROUTES.landing.path);
  await page.evaluate(
    (texts) =>
      Object.entries(texts).forEach(([key, text]) =>
        text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text),
      ),
    GUEST,
  );
  await page.goto('/no-such-screen');
  await page.goto(ROUTES.contract.path);
  await expectScreen(page, 'signIn', HEADINGS.signIn);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('Back while the contract is being signed is refused and loses no history (R1.7, R12.5)', async ({ page }) => {
  await page.goto(ROUTES.signIrsForm.path);
  await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
  await page.clock.runFor(7000);
  await expectScreen(page, 'contract', HEADINGS.contract);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /full name/i }).fill('Dana Example');
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00-05:00'));
  const entries = await page.evaluate(() => history.length);
  await page
    .getByRole('button', { name: /submit|sign/i })
    .last()
    .click();
  await page.evaluate(() => history.back());
  await page.clock.runFor(500);
  await expect(page).toHaveURL((url) => url.pathname === ROUTES.contract.path);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.clock.runFor(600);
  await expect(page.getByText('Contract signed!', { exact: true })).toBeVisible();
  await page.clock.runFor(400);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expectScreen(page, 'dashboard', HEADINGS.dashboard);
});

test('a signed contract is never offered for signing again (R12.8)', async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /full name/i }).fill('Dana Example');
  await page
    .getByRole('button', { name: /submit|sign/i })
    .last()
    .click();
  await page.clock.runFor(1400);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expectScreen(page, 'dashboard', HEADINGS.dashboard);
  await page.goBack();
  await expectScreen(page, 'contract', HEADINGS.contract);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await expectScreen(page, 'dashboard', HEADINGS.dashboard);
});
