import type { Page } from '@playwright/test';
import { COUNTDOWN_DAY_MS, DEMO_EMAIL, TIMED_SCREEN_MS } from '#machines/constants.ts';
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
    await visitAs(page, GUEST);
    await openTranslated(page, 'signIn');
    for (const email of ['nobody@example.com', DEMO_EMAIL]) {
      await fillSignIn(page, email);
      await press(page, 'Sign in');
      await expectTrue(page, 'while signing in');
      await page.clock.runFor(700);
      await expectTrue(page, `signed in as ${email}`);
    }
    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    await page.getByRole('button', { name: /^Patreon/ }).click();
    await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
    await fillPatreon(page);
    await press(page, 'Connect Patreon');
    await page.clock.runFor(1000);
    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    await press(page, 'Connect Shopify');
    await expectTrue(page, 'while Shopify is connected');
    await page.clock.runFor(1500);
    await expectTrue(page, 'Shopify is connected');
    await press(page, 'Show My Cash Advance Offers');
    await expectScreen(page, 'processing', HEADINGS.processing);
    for (const part of [1, 2, 3]) {
      await page.clock.runFor(TIMED_SCREEN_MS / 4);
      await expectTrue(page, `after ${part} of 4 parts of the processing`);
    }
    await page.clock.runFor(TIMED_SCREEN_MS / 4);
    await expectScreen(page, 'offers', HEADINGS.offers);
    for (const offer of ['3-month offer', '6-month offer']) {
      await page.getByRole('radio', { name: offer }).check();
      await expectTrue(page, offer);
    }
    await press(page, 'Continue');

    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
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
    await page.getByRole('button', { name: /^Remove owner 2/ }).click();
    await expectTrue(page, 'one owner is removed');
    await page.getByLabel('Owner 1 ID document').first().setInputFiles(pngNamed(CANARY.ownerId));
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await expectTrue(page, 'an ID document is chosen');
    await press(page, 'Continue');

    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await page.getByLabel('Signed form').first().setInputFiles(pdfNamed(CANARY.irsForm));
    await expect(page.getByText('File uploaded successfully').first()).toBeVisible();
    await expectTrue(page, 'the signed form is chosen');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
    await page.clock.runFor(TIMED_SCREEN_MS / 2);
    await expectTrue(page, 'half of the verification');
    await page.clock.runFor(TIMED_SCREEN_MS / 2);

    await expectScreen(page, 'contract', HEADINGS.contract);
    await sign(page);
    await expectTrue(page, 'the contract can be submitted');
    await press(page, 'Submit signed contract');
    await page.clock.runFor(1400);
    await press(page, 'Continue to Dashboard');
    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await expectTrue(page, 'the contract is signed');
    await press(page, 'Connect Bank');
    await expectScreen(page, 'dashboardEstablished', HEADINGS.dashboardEstablished);
    const before = await page.getByRole('main').innerText();
    await page.clock.runFor(COUNTDOWN_DAY_MS);
    await expectTrue(page, 'a day of the countdown');
    await expect.poll(() => page.getByRole('main').innerText()).not.toEqual(before);
  });
});
