import type { Page } from '@playwright/test';
import { DEMO_EMAIL, TIMED_SCREEN_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { pdfNamed, pngNamed } from './support/files.ts';
import { HEADINGS } from './support/headings.ts';
import { expect, expectScreen, GUEST, test, visitAs } from './support/test.ts';

const TODAYS_TAX_YEAR = 2025;

/** A message that has come up; messages are gone by themselves, failures are not. */
async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

for (const width of [1280, 360]) {
  test(`a creator walks from sign-in to repayment by mouse at ${width} px (R4.3, R5.3, R5.6, R6.3, R8.3, R9.8, R10.5, R11.1, R12.5, R12.6, R13.2, R14.2)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).origin}`));
    await visitAs(page, GUEST);
    await page.goto(ROUTES.signIn.path);
    const own = `GET ${new URL(page.url()).origin}`;

    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('any password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.clock.runFor(700);
    await expectToast(page, 'Success!', 'You have successfully signed in.');

    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    await page.getByRole('button', { name: /^Substack/ }).click();
    await expectToast(page, 'Substack Not Available');
    await page.getByRole('button', { name: /^Patreon/ }).click();

    await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
    await page.getByRole('textbox', { name: 'Patreon Email' }).fill('dana@example.com');
    await page.getByLabel('Patreon Password', { exact: true }).fill('any password');
    await page.getByRole('button', { name: 'Connect Patreon' }).click();
    await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible();
    await page.clock.runFor(1000);
    await expectToast(page, 'Your Patreon account has been connected.');

    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    await page.getByRole('button', { name: 'Connect Shopify' }).click();
    await expectToast(page, 'Connecting to Shopify');
    await page.clock.runFor(1500);
    await expectToast(page, 'Your Shopify account has been connected.');
    await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();

    await expectScreen(page, 'processing', HEADINGS.processing);
    await page.clock.runFor(TIMED_SCREEN_MS);

    await expectScreen(page, 'offers', HEADINGS.offers);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByRole('radio', { name: '6-month offer' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await page.getByLabel('Entity type').selectOption('llc');
    await page.getByLabel('Employer identification number (EIN)').fill('12-3456789');
    await page.getByLabel('Business address').fill('1 Main Street\nSpringfield, IL 62701');
    await page.getByLabel('Owner 1 full name').fill('Dana Example');
    await page.getByLabel('Owner 1 percentage').fill('100');
    await page.getByLabel('Owner 1 ID document').first().setInputFiles(pngNamed('id.png'));
    for (const label of [
      /^Articles of Organization/,
      /^Business Registration/,
      /^Operating Agreement/,
      new RegExp(`^${TODAYS_TAX_YEAR} tax return`),
    ]) {
      await page.getByRole('group', { name: label }).locator('input[type=file]').setInputFiles(pdfNamed('paper.pdf'));
    }
    await page.getByRole('checkbox', { name: /earnings/ }).check();
    await page.getByRole('checkbox', { name: /authorize/ }).check();
    await expect(page.getByText('10 of 10 done')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await expect(page.getByRole('group', { name: 'Document view' }).getByText(/^Page 1 of/)).toBeVisible();
    await page.getByLabel('Signed form').first().setInputFiles(pdfNamed('signed.pdf'));
    await expectToast(page, 'File uploaded successfully');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
    await page.clock.runFor(TIMED_SCREEN_MS);

    await expectScreen(page, 'contract', HEADINGS.contract);
    await expect(page.getByText(/^CCA-\d{1,6}$/)).toBeVisible();
    await expect(page.getByText('You receive $450,000. You repay $500,000 from your Patreon payouts.')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Dana Example');
    await page.getByRole('button', { name: 'Submit signed contract' }).click();
    await page.clock.runFor(1000);
    await expectToast(page, 'Contract signed!', 'Your contract has been signed successfully.');
    await page.clock.runFor(300);
    const dialog = page.getByRole('dialog', { name: /congratulations/i });
    await expect(dialog.getByRole('button', { name: 'Continue to Dashboard' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Continue to Dashboard' }).click();

    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await page.getByRole('button', { name: 'Connect Bank' }).click();
    await expectToast(page, 'Bank connection initiated');

    await expectScreen(page, 'dashboardEstablished', HEADINGS.dashboardEstablished);
    await expect(page.getByRole('row', { name: /Payment #1 \$475\.00 Completed/ })).toBeVisible();
    expect(requests.filter((request) => request !== own && !/^GET (?:blob|null)/.test(request))).toEqual([]);
  });
}

/** Moves focus by Tab until it is on the control, as somebody without a mouse does. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  const MOST_STOPS = 60;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

for (const width of [1280, 360]) {
  test(`a creator walks from sign-in to repayment by keyboard alone at ${width} px (R1.8, R4.1, R8.3, R12.4)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await visitAs(page, GUEST);
    await page.goto(ROUTES.signIn.path);
    await expectScreen(page, 'signIn', HEADINGS.signIn);
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(DEMO_EMAIL);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('any password');
    await page.keyboard.press('Enter');
    await page.clock.runFor(700);

    await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
    await tabTo(page, page.getByRole('button', { name: /^Patreon/ }));
    await page.keyboard.press('Enter');

    await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
    await tabTo(page, page.getByRole('textbox', { name: 'Patreon Email' }));
    await page.keyboard.type('dana@example.com');
    await tabTo(page, page.getByLabel('Patreon Password', { exact: true }));
    await page.keyboard.type('any password');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);

    await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
    await tabTo(page, page.getByRole('button', { name: 'Show My Cash Advance Offers' }));
    await page.keyboard.press('Space');

    await expectScreen(page, 'processing', HEADINGS.processing);
    await page.clock.runFor(TIMED_SCREEN_MS);

    await expectScreen(page, 'offers', HEADINGS.offers);
    await tabTo(page, page.getByRole('radio', { name: '3-month offer' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '6-month offer' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');

    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await tabTo(page, page.getByRole('checkbox', { name: /authorize/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await page.keyboard.press('Enter');

    await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
    await tabTo(page, page.getByRole('button', { name: 'Continue anyway' }));
    await page.keyboard.press('Enter');

    await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
    await page.clock.runFor(TIMED_SCREEN_MS);

    await expectScreen(page, 'contract', HEADINGS.contract);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('textbox', { name: 'Full name' }));
    await page.keyboard.type('Dana Example');
    await tabTo(page, page.getByRole('button', { name: 'Submit signed contract' }));
    await page.keyboard.press('Enter');
    await page.clock.runFor(1400);
    await expect(page.getByRole('button', { name: 'Continue to Dashboard' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expectScreen(page, 'dashboard', HEADINGS.dashboard);
    await tabTo(page, page.getByRole('button', { name: 'Connect Bank' }));
    await page.keyboard.press('Enter');
    await expectScreen(page, 'dashboardEstablished', HEADINGS.dashboardEstablished);
  });
}
