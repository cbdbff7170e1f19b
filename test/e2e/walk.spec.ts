import type { Locator, Page } from '@playwright/test';
import { DEMO_EMAIL, PATREON_CONNECT_MS, SIGN_IN_MS, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { CANARY } from '#test/support/canaries.ts';
import { expectNoLeaks } from './support/canary.ts';
import { walkFullJourney } from './support/fullJourney.ts';
import { expect, expectScreen, GUEST, test, visitAs } from './support/test.ts';

const MAX_TAB_STOPS = 60;

/** Waits for a screen and checks that earlier input hasn't leaked. */
async function arriveAt(page: Page, screen: RoutedScreenId): Promise<void> {
  await expectScreen(page, screen);
  await expectNoLeaks(page.context());
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await visitAs(page, GUEST);
});

test(
  'a creator walks from landing to repayment at phone width (R4.3, R5.2, R5.3, R5.6, R6.3, R8.3, R9.8, R9.9, R10.5, R11.1, R12.5, R12.6, R13.2, R14.2, R15.2)',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).origin}`));
    await page.goto(ROUTES.landing.path);
    const ownRequest = `GET ${new URL(page.url()).origin}`;
    await walkFullJourney(page, () => expectNoLeaks(page.context()));
    expect(requests.filter((request) => request !== ownRequest && !/^GET (?:blob|null)/.test(request))).toEqual([]);
    await expectNoLeaks(page.context(), { includesContent: true });
  },
);

/** Presses Tab until the control has focus, then presses `key`, if given. */
async function tabTo(page: Page, control: Locator, key?: string): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await control.first().evaluate((element) => element === document.activeElement))) continue;
    if (key !== undefined) await page.keyboard.press(key);
    return;
  }
  throw new Error(`Tab doesn't reach ${String(control)}.`);
}

test('a creator walks from sign-in to repayment by keyboard only (R1.8, R4.1, R8.3, R12.4)', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const typeInto = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await page.goto(ROUTES.signIn.path);
  await arriveAt(page, 'signIn');
  await typeInto(page.getByRole('textbox', { name: 'Email' }), DEMO_EMAIL);
  await typeInto(page.getByLabel('Password', { exact: true }), CANARY.signInPassword);
  await page.keyboard.press('Enter');
  await page.clock.runFor(SIGN_IN_MS);

  await arriveAt(page, 'selectPlatform');
  await tabTo(page, button(/^Patreon/), 'Enter');

  await arriveAt(page, 'connectPatreon');
  await typeInto(page.getByRole('textbox', { name: 'Patreon Email' }), CANARY.patreonEmail);
  await typeInto(page.getByLabel('Patreon Password', { exact: true }), CANARY.patreonPassword);
  await page.keyboard.press('Enter');
  await page.clock.runFor(PATREON_CONNECT_MS);

  await arriveAt(page, 'connectAdditionalAccounts');
  await tabTo(page, button('Show My Cash Advance Offers'), 'Space');

  await arriveAt(page, 'processing');
  await page.clock.runFor(TIMED_SCREEN_MS);

  await arriveAt(page, 'offers');
  await tabTo(page, page.getByRole('radio', { name: '3-month offer' }), 'ArrowDown');
  await expect(page.getByRole('radio', { name: '6-month offer' })).toBeChecked();
  await tabTo(page, button('Continue'), 'Enter');

  await arriveAt(page, 'entityDetails');
  await tabTo(page, page.getByRole('checkbox', { name: /authorize/ }), 'Space');
  await tabTo(page, button('Continue'), 'Enter');

  await arriveAt(page, 'signIrsForm');
  await tabTo(page, button('Continue anyway'), 'Enter');

  await arriveAt(page, 'businessVerification');
  await page.clock.runFor(TIMED_SCREEN_MS);

  await arriveAt(page, 'contract');
  await tabTo(page, page.getByRole('checkbox'), 'Space');
  await typeInto(page.getByRole('textbox', { name: 'Full name' }), CANARY.signature);
  await tabTo(page, button('Submit signed contract'), 'Enter');
  await page.clock.runFor(1400);
  await expect(button('Continue to Dashboard')).toBeFocused();
  await page.keyboard.press('Enter');

  await arriveAt(page, 'dashboard');
  await tabTo(page, button('Connect Bank'), 'Enter');
  await arriveAt(page, 'dashboardEstablished');
});
