import type { Page } from '@playwright/test';
import { TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { hold, settle, sign } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visitAs } from '#test/e2e/support/test.ts';
import { keepingIsDone } from '#test/paths/browser/keptRecord.ts';
import { countKeepingWork, storeSession } from '#test/paths/browser/pageSide.ts';

const WAITED_MS = 3000;
const LONGER_MS = 10_000;
const STEPS = 3;

test.beforeEach(async ({ page }) => {
  await visitAs(page, CONNECTED);
});

const seen = (page: Page, screen: RoutedScreenId) => expectScreen(page, screen, HEADINGS[screen]);

async function openProcessing(page: Page): Promise<void> {
  await page.goto(ROUTES.connectAdditionalAccounts.path);
  await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();
  await seen(page, 'processing');
}

const entries = (page: Page) => page.evaluate(() => history.length);

test.describe('F-04 Back and Forward are pressed faster than the page can follow', () => {
  test('in the end the screen, its heading and the address are those of the last entry, and no entry is added (R1.7)', async ({
    page,
  }) => {
    await openProcessing(page);
    await page.clock.runFor(TIMED_SCREEN_MS);
    await seen(page, 'offers');
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await seen(page, 'entityDetails');
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await seen(page, 'signIrsForm');
    const before = await entries(page);
    const press = (way: 'back' | 'forward') =>
      page.evaluate(([pressed, steps]) => Array.from({ length: steps }, () => history[pressed]()), [
        way,
        STEPS,
      ] as const);
    await press('back');
    await seen(page, 'connectAdditionalAccounts');
    await press('forward');
    await seen(page, 'signIrsForm');
    await page.goBack();
    await seen(page, 'entityDetails');
    await expect(page.getByRole('checkbox', { name: /authorize/ })).toBeChecked();
    expect(await entries(page)).toBe(before);
  });
});

test.describe('F-05 the creator goes back while the offers are being prepared', () => {
  test('the preparation is called off, and the screen stays where the creator went (R6.3)', async ({ page }) => {
    await openProcessing(page);
    await page.clock.runFor(WAITED_MS);
    await page.goBack();
    await seen(page, 'connectAdditionalAccounts');
    await page.clock.runFor(LONGER_MS);
    await seen(page, 'connectAdditionalAccounts');
  });
});

test.describe('F-06 a screen has moved on by itself, and the creator goes back', () => {
  test('Back from the offers never lands on the screen that would throw forward again, and after a redirect it leads to where the visitor came from (R1.7, R6.3)', async ({
    page,
  }) => {
    await openProcessing(page);
    const before = await entries(page);
    await page.clock.runFor(TIMED_SCREEN_MS);
    await seen(page, 'offers');
    expect(await entries(page)).toBe(before);
    await page.goBack();
    await seen(page, 'connectAdditionalAccounts');
    await page.goForward();
    await seen(page, 'offers');

    await page.goto(ROUTES.landing.path);
    await seen(page, 'landing');
    await page.evaluate(storeSession, { ...GUEST });
    await page.goto('/no-such-screen');
    await page.goto(ROUTES.contract.path);
    await seen(page, 'signIn');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test.describe('F-07 the creator goes back while the contract is being signed and afterwards', () => {
  test('nothing is left while it is sent, and no history entry is lost; afterwards Forward shows the contract as signed, with one message and nothing to sign (R1.7, R12.5, R12.8, R14.1)', async ({
    page,
  }) => {
    await page.addInitScript(countKeepingWork);
    await page.goto(ROUTES.signIrsForm.path);
    await seen(page, 'signIrsForm');
    await page.getByRole('button', { name: 'Continue' }).click();
    await seen(page, 'businessVerification');
    await page.clock.runFor(TIMED_SCREEN_MS);
    await seen(page, 'contract');
    await sign(page);
    await hold(page);
    const before = await entries(page);
    await page.getByRole('button', { name: 'Submit signed contract' }).click();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        }),
    );
    await page.clock.runFor(500);
    await expect(page).toHaveURL((url) => url.pathname === ROUTES.contract.path);
    expect(await entries(page)).toBe(before);
    await page.clock.runFor(600);
    await expect(page.getByText('Contract signed!', { exact: true })).toHaveCount(1);
    await settle(page);
    await expect(page.getByRole('dialog', { name: /congratulations/i })).toBeVisible();
    await keepingIsDone(page);

    await page.goBack();
    await page.clock.resume();
    await seen(page, 'signIrsForm');
    await page.goForward();
    await seen(page, 'contract');
    await expect(page.getByText('This contract is signed')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /submit/i })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
    await seen(page, 'dashboard');
    await page.goBack();
    await seen(page, 'contract');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
