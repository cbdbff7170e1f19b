import { expect, type Locator, type Page } from '@playwright/test';
import {
  ACCOUNT_CONNECT_MS,
  COUNTDOWN_DAY_MS,
  PATREON_CONNECT_MS,
  SIGN_IN_MS,
  TIMED_SCREEN_MS,
  TOAST_MS,
} from '#machines/constants.ts';
import type { RoutedScreenId } from '#machines/journey/routes.ts';
import { CANARY } from '#test/support/canaries.ts';
import { expectDocumentPage, fillSignIn, runClock, sign, createPdf, createPng } from './steps.ts';
import { expectScreen } from './test.ts';

const LANDING_WAIT_MS = 10_000;
const SIGNED_WAIT_MS = 2000;

/** Waits for a screen, then runs the test's `onScreen` check. */
type ArriveAt = (screen: RoutedScreenId) => Promise<void>;

/** Walks the open page from landing through every screen to repayment, then signs out. */
export async function walkFullJourney(page: Page, onScreen: () => Promise<void> = async () => {}): Promise<void> {
  const arriveAt: ArriveAt = async (screen) => {
    await expectScreen(page, screen);
    await onScreen();
  };
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await arriveAt('signIn');
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await runClock(page, SIGN_IN_MS);
  await connectAccounts(page, arriveAt);
  await applyForOffer(page, arriveAt);
  await readAndSign(page, arriveAt);
  await viewRepayment(page, arriveAt);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await runClock(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign out and erase' }).click();
  await arriveAt('landing');
  await runClock(page, LANDING_WAIT_MS);
}

async function connectAccounts(page: Page, arriveAt: ArriveAt): Promise<void> {
  await arriveAt('selectPlatform');
  await page.getByRole('button', { name: /^Patreon/ }).click();
  await arriveAt('connectPatreon');
  await page.getByRole('textbox', { name: 'Patreon Email' }).fill(CANARY.patreonEmail);
  await page.getByLabel('Patreon Password', { exact: true }).fill(CANARY.patreonPassword);
  await page.getByRole('button', { name: 'Connect Patreon' }).click();
  await runClock(page, PATREON_CONNECT_MS);
  await arriveAt('connectAdditionalAccounts');
  await page.getByRole('button', { name: 'Connect Shopify' }).click();
  await runClock(page, ACCOUNT_CONNECT_MS + TOAST_MS);
  await page.getByRole('button', { name: 'Show My Cash Advance Offers' }).click();
  await arriveAt('processing');
  await runClock(page, TIMED_SCREEN_MS);
}

async function applyForOffer(page: Page, arriveAt: ArriveAt): Promise<void> {
  await arriveAt('offers');
  await page.getByRole('radio', { name: '6-month offer' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await arriveAt('entityDetails');
  await page.getByLabel('Entity type').selectOption('llc');
  await page.getByLabel('Employer identification number (EIN)').fill(CANARY.ein);
  await page.getByLabel('Business address').fill(CANARY.address);
  await page.getByLabel('Owner 1 full name').fill(CANARY.ownerName);
  await page.getByLabel('Owner 1 percentage').fill('100');
  await chooseFile(page.getByLabel('Owner 1 ID document').first(), createPng(CANARY.ownerId));
  for (const [label, name] of [
    [/^Articles of Organization/, CANARY.articles],
    [/^Business Registration/, CANARY.registration],
    [/^Operating Agreement/, CANARY.agreement],
    [/tax return/, CANARY.taxReturn],
  ] as const) {
    const row = page.getByRole('group', { name: label });
    await chooseFile(row.locator('input[type=file]'), createPdf(name));
    // The chosen file shifts the fields below it.
    await expect(row.getByText(name)).toBeVisible();
  }
  await page.getByRole('checkbox', { name: /earnings/ }).check();
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await expect(page.getByText('10 of 10 done')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function readAndSign(page: Page, arriveAt: ArriveAt): Promise<void> {
  await arriveAt('signIrsForm');
  await showPdf(page);
  await expect(page.getByRole('group', { name: 'Document view' }).getByText(/^Page 1 of/)).toBeVisible();
  await chooseFile(page.getByLabel('Signed form').first(), createPdf(CANARY.irsForm));
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await arriveAt('businessVerification');
  await runClock(page, TIMED_SCREEN_MS);
  await arriveAt('contract');
  await expect(
    page.getByText(
      'You receive $450,000 and repay $500,000: 90% of each payout until it is repaid. Estimated APR 33.8%. While you repay, we manage your Patreon login and payout settings.',
    ),
  ).toBeVisible();
  await showPdf(page);
  await expectDocumentPage(page, 'first');
  await page.getByRole('button', { name: 'Go to the end' }).press('Enter');
  await expectDocumentPage(page, 'last');
  await sign(page);
  await page.getByRole('button', { name: 'Submit signed contract' }).click();
  await runClock(page, SIGNED_WAIT_MS);
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click();
}

/** Opens the PDF if the screen shows the document's text or an image first. */
async function showPdf(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show the PDF' });
  if (await button.isVisible()) await button.click();
}

async function viewRepayment(page: Page, arriveAt: ArriveAt): Promise<void> {
  await arriveAt('dashboard');
  await page.getByRole('button', { name: 'Connect Bank' }).click();
  await arriveAt('dashboardEstablished');
  await page.getByText('Sample account').click();
  await expect(page.getByRole('row', { name: /Payment #1 \$475\.00 Completed/ })).toBeVisible();
  await runClock(page, COUNTDOWN_DAY_MS);
  await expect(page.getByText(/^In 13 days$/).first()).toBeVisible();
}

/** Chooses a file by running a script in the page, because Playwright's handle would keep the field in memory. */
async function chooseFile(input: Locator, { name, mimeType, buffer }: ReturnType<typeof createPdf>): Promise<void> {
  const content = { name, mimeType, text: buffer.toString('latin1') };
  await input.evaluate((element, file) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(file.text, (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], file.name, { type: file.mimeType }));
    (element as HTMLInputElement).files = transfer.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, content);
}
