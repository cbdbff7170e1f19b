import type { Page } from '@playwright/test';
import {
  ACCOUNT_CONNECT_MS,
  COUNTDOWN_DAY_MS,
  DEMO_EMAIL,
  PATREON_CONNECT_MS,
  SIGN_IN_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';
import { pdfNamed, pngNamed } from '#test/e2e/support/files.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { fillPatreon, fillSignIn, sign } from '#test/e2e/support/placeSteps.ts';
import { expect, expectScreen, GUEST, test, visitAs } from '#test/e2e/support/test.ts';
import { CANARY } from '#test/support/canaries.ts';
import { staleWords, translatePage } from './pageSide.ts';

/** Opens a screen by its address, in a browser that translates it. */
async function openTranslated(page: Page, screen: RoutedScreenId): Promise<void> {
  await page.goto(ROUTES[screen].path);
  await expectScreen(page, screen, HEADINGS[screen]);
  await page.evaluate(translatePage);
}

/** Nothing that is read on the page is left over from before. */
async function expectTrue(page: Page, moment: string): Promise<void> {
  await expect.poll(() => page.evaluate(staleWords), moment).toEqual('');
}

async function press(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.describe('F-62 the browser translates every text of the page', () => {
  test('the landing page goes on calculating, and no amount on it is stale (R3.7, R3.8, R3.11)', async ({ page }) => {
    await visitAs(page, GUEST);
    await openTranslated(page, 'landing');
    await expectTrue(page, 'at first');
    const slider = page.getByRole('slider').first();
    for (const key of ['ArrowRight', 'End', 'Home', 'PageUp']) {
      await slider.press(key);
      await expectTrue(page, `after ${key}`);
    }
    for (const choice of await page.getByRole('main').getByRole('radio').all()) {
      await choice.check();
      await expectTrue(page, `after ${await choice.getAttribute('value')}`);
    }
    const amount = page.locator('#calculate').getByRole('textbox').first();
    await amount.fill('20000');
    await amount.blur();
    await expectTrue(page, 'after another amount');
    await page.clock.runFor(10_000);
    await expectTrue(page, 'after the phrases have turned');
  });

  test('the journey is completed, and every amount, percentage and day is the present one (R6.1, R8.2, R9.9, R13.2)', async ({
    page,
  }) => {
    test.slow();
    const arrive = (screen: RoutedScreenId) => expectScreen(page, screen, HEADINGS[screen]);
    const afterTime = async (ms: number, moment: string) => {
      await page.clock.runFor(ms);
      await expectTrue(page, moment);
    };
    await visitAs(page, GUEST);
    await openTranslated(page, 'signIn');
    for (const email of ['nobody@example.com', DEMO_EMAIL]) {
      await fillSignIn(page, email);
      await press(page, 'Sign in');
      await afterTime(SIGN_IN_MS, `signed in as ${email}`);
    }
    await arrive('selectPlatform');
    await press(page, /^Patreon/);
    await arrive('connectPatreon');
    await fillPatreon(page);
    await press(page, 'Connect Patreon');
    await page.clock.runFor(PATREON_CONNECT_MS);
    await arrive('connectAdditionalAccounts');
    await press(page, 'Connect Shopify');
    await expectTrue(page, 'while Shopify is connected');
    await afterTime(ACCOUNT_CONNECT_MS, 'Shopify is connected');
    await press(page, 'Show My Cash Advance Offers');
    await arrive('processing');
    for (const part of [1, 2]) await afterTime(TIMED_SCREEN_MS / 3, `after ${part} of 3 parts of the processing`);
    await page.clock.runFor(TIMED_SCREEN_MS / 3);
    await arrive('offers');
    for (const offer of ['3-month offer', '6-month offer']) {
      await page.getByRole('radio', { name: offer }).check();
      await expectTrue(page, offer);
    }
    await press(page, 'Continue');

    await arrive('entityDetails');
    for (const type of ['sole-proprietorship', 'llc']) {
      await page.getByLabel('Entity type').selectOption(type);
      await expectTrue(page, type);
    }
    for (const ein of ['12', CANARY.ein.replace('-', '')]) {
      await page.getByLabel('Employer identification number (EIN)').fill(ein);
      await page.getByLabel('Business address').focus();
      await expectTrue(page, `the number ${ein}`);
    }
    await press(page, 'Add Another Owner');
    for (const owner of [1, 2]) {
      await page.getByLabel(`Owner ${owner} percentage`).fill('75');
      await page.getByLabel(`Owner ${owner} full name`).fill(CANARY.ownerName);
    }
    await expectTrue(page, 'more than the whole');
    await press(page, /^Remove owner 2/);
    await page.getByLabel('Owner 1 ID document').first().setInputFiles(pngNamed(CANARY.ownerId));
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await expectTrue(page, 'one owner is removed, and an ID document is chosen');
    await press(page, 'Continue');

    await arrive('signIrsForm');
    await page.getByLabel('Signed form').first().setInputFiles(pdfNamed(CANARY.irsForm));
    await expect(page.getByText('File uploaded successfully').first()).toBeVisible();
    await expectTrue(page, 'the signed form is chosen');
    await press(page, /^Continue/);
    await arrive('businessVerification');
    await afterTime(TIMED_SCREEN_MS / 2, 'half of the verification');
    await page.clock.runFor(TIMED_SCREEN_MS / 2);

    await arrive('contract');
    await sign(page);
    await expectTrue(page, 'the contract can be submitted');
    await press(page, 'Submit signed contract');
    await page.clock.runFor(1400);
    await press(page, 'Continue to Dashboard');
    await arrive('dashboard');
    await expectTrue(page, 'the contract is signed');
    await press(page, 'Connect Bank');
    await arrive('dashboardEstablished');
    const before = await page.getByRole('main').innerText();
    await afterTime(COUNTDOWN_DAY_MS, 'a day of the countdown');
    await expect.poll(() => page.getByRole('main').innerText()).not.toEqual(before);
  });
});
