import { expect, type Locator, type Page } from '@playwright/test';
import {
  ACCOUNT_CONNECT_MS,
  COUNTDOWN_DAY_MS,
  PATREON_CONNECT_MS,
  SIGN_IN_MS,
  TIMED_SCREEN_MS,
  TOAST_MS,
} from '#machines/constants.ts';
import { pdfNamed, pngNamed } from '#test/e2e/support/files.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { expectContractPage, fillPatreon, fillSignIn, settle, sign } from '#test/e2e/support/placeSteps.ts';
import { expectScreen } from '#test/e2e/support/test.ts';

const LANDING_REST_MS = 10_000;
const SIGNED_REST_MS = 2000;

/** From the landing page to the repayment and out again, by every screen, in the page that is open. */
export async function walkOnce(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expectScreen(page, 'signIn', HEADINGS.signIn);
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await settle(page, SIGN_IN_MS);
  await connectEverything(page);
  await chooseAndDescribe(page);
  await readAndSign(page);
  await repay(page);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await settle(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expectScreen(page, 'landing', HEADINGS.landing);
  await settle(page, LANDING_REST_MS);
}

async function connectEverything(page: Page): Promise<void> {
  await expectScreen(page, 'selectPlatform', HEADINGS.selectPlatform);
  await page.getByRole('button', { name: /^Patreon/ }).click();
  await expectScreen(page, 'connectPatreon', HEADINGS.connectPatreon);
  await fillPatreon(page);
  await page.getByRole('button', { name: 'Connect Patreon' }).click();
  await settle(page, PATREON_CONNECT_MS);
  await expectScreen(page, 'connectAdditionalAccounts', HEADINGS.connectAdditionalAccounts);
  await page.getByRole('button', { name: 'Connect Shopify' }).click();
  await settle(page, ACCOUNT_CONNECT_MS + TOAST_MS);
  await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();
  await expectScreen(page, 'processing', HEADINGS.processing);
  await settle(page, TIMED_SCREEN_MS);
}

async function chooseAndDescribe(page: Page): Promise<void> {
  await expectScreen(page, 'offers', HEADINGS.offers);
  await page.getByRole('radio', { name: '6-month offer' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
  await page.getByLabel('Entity type').selectOption('llc');
  await page.getByLabel('Employer identification number (EIN)').fill('12-3456789');
  await page.getByLabel('Business address').fill('1 Main Street\nSpringfield, IL 62701');
  await page.getByLabel('Owner 1 full name').fill('Dana Example');
  await page.getByLabel('Owner 1 percentage').fill('100');
  await choose(page.getByLabel('Owner 1 ID document').first(), pngNamed('id.png'));
  for (const label of [/^Articles of Organization/, /^Business Registration/, /^Operating Agreement/, /tax return/]) {
    const group = page.getByRole('group', { name: label });
    await choose(group.locator('input[type=file]'), pdfNamed('paper.pdf'));
  }
  await page.getByRole('checkbox', { name: /earnings/ }).check();
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await expect(page.getByText('10 of 10 done')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function readAndSign(page: Page): Promise<void> {
  await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
  await expect(page.getByRole('group', { name: 'Document view' }).getByText(/^Page 1 of/)).toBeVisible();
  await choose(page.getByLabel('Signed form').first(), pdfNamed('signed.pdf'));
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
  await settle(page, TIMED_SCREEN_MS);
  await expectScreen(page, 'contract', HEADINGS.contract);
  await expectContractPage(page, 1);
  await page.getByRole('button', { name: 'Skip to the end' }).press('Enter');
  await expectContractPage(page, 11);
  await sign(page);
  await page.getByRole('button', { name: 'Submit signed contract' }).click();
  await settle(page, SIGNED_REST_MS);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
}

async function repay(page: Page): Promise<void> {
  await expectScreen(page, 'dashboard', HEADINGS.dashboard);
  await page.getByRole('button', { name: 'Connect Bank' }).click();
  await expectScreen(page, 'dashboardEstablished', HEADINGS.dashboardEstablished);
  await expect(page.getByRole('row', { name: /Payment #1 \$475\.00 Completed/ })).toBeVisible();
  await settle(page, COUNTDOWN_DAY_MS);
  await expect(page.getByText(/^In 13 days$/).first()).toBeVisible();
}

/** Chooses a file in the page itself: what the driver chooses a file with holds on to the field, and with it to the screen. */
async function choose(input: Locator, { name, mimeType, buffer }: ReturnType<typeof pdfNamed>): Promise<void> {
  const given = { name, mimeType, text: buffer.toString('latin1') };
  await input.evaluate((element, file) => {
    const chosen = new DataTransfer();
    const bytes = Uint8Array.from(file.text, (letter) => letter.charCodeAt(0));
    chosen.items.add(new File([bytes], file.name, { type: file.mimeType }));
    (element as HTMLInputElement).files = chosen.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, given);
}
