import type { Page } from '@playwright/test';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { LANDING } from '#src/content/landing.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { sidewaysScroll } from './support/accessible.ts';
import { holdBack } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visit, visitAs } from './support/test.ts';
import { compose } from './support/typing.ts';

/** The amount of the second calculator with this text, and the caret at this place. */
async function amountWith(page: Page, text: string, caret: number) {
  const amount = page.getByRole('textbox', { name: LANDING.payout.amountLabel });
  await amount.fill(text);
  await amount.blur();
  await expect(amount).toHaveValue(text);
  await amount.focus();
  await amount.evaluate((field: HTMLInputElement, place) => field.setSelectionRange(place, place), caret);
  return amount;
}

const caretOf = (field: HTMLElement | SVGElement) => (field as HTMLInputElement).selectionStart;

test.describe('an amount of money', () => {
  test.beforeEach(async ({ page }) => {
    await visitAs(page, GUEST);
    await visit(page, 'landing');
  });

  test('takes digits at the caret, and they can be undone (R20.2)', async ({ page }) => {
    const amount = await amountWith(page, '$1,234', '$1,2'.length);
    await page.keyboard.type('00');
    await expect(amount).toHaveValue('$1,20034');
    expect(await amount.evaluate(caretOf)).toBe('$1,200'.length);
    await expect(page.locator('#calculate')).toContainText('$120,034');
    await page.keyboard.press('Control+z');
    await expect(amount).toHaveValue('$1,234');
    await page.keyboard.press('Control+Shift+z');
    await expect(amount).toHaveValue('$1,20034');
    await amount.blur();
    await expect(amount).toHaveValue('$120,034');
  });

  test('is erased at the caret (R20.2)', async ({ page }) => {
    const amount = await amountWith(page, '$1,200,000', '$1,'.length);
    for (const [text, caret] of [
      ['$1200,000', '$1'],
      ['$200,000', '$'],
    ] as const) {
      await page.keyboard.press('Backspace');
      await expect(amount).toHaveValue(text);
      expect(await amount.evaluate(caretOf)).toBe(caret.length);
    }
    await expect(page.locator('#calculate')).toContainText('$170,000');
  });

  test('is composed by an input method (R20.2)', async ({ page }) => {
    const amount = await amountWith(page, '$10,000', 0);
    for (const typed of ['25000', '２５０００']) {
      const parts = Array.from(typed, (_, index) => typed.slice(0, index + 1));
      await amount.selectText();
      await compose(page, parts);
      await expect(amount).toHaveValue(typed);
      await amount.blur();
      await expect(amount).toHaveValue('$25,000');
    }
  });
});

test('an amount typed before the program arrives keeps its text and its caret (R3.8, R20.2)', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/LandingScreen-.*\.js$/);
  await visitAs(page, GUEST);
  await page.goto('/', { waitUntil: 'commit' });
  const amount = page.getByRole('textbox', { name: LANDING.payout.amountLabel });
  await amount.fill('2000');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(page.locator('#calculate')).toContainText('$1,700');
  await expect(amount).toHaveValue('2000');
  await page.keyboard.type('5');
  await expect(amount).toHaveValue('20050');
});

test('an address pasted with invisible marks signs in and stays as typed (R4.3, R20.1)', async ({ page }) => {
  await visitAs(page, GUEST);
  await visit(page, 'signIn');
  const email = page.getByLabel(SIGN_IN.email);
  for (const [text, shown] of [
    ['Demo@Example.com', 'Demo@Example.com'],
    ['\u00A0\u202Ademo@example.com\u202C\u200B\u00A0', '\u00A0\u202Ademo@example.com\u202C\u200B\u00A0'],
  ] as const) {
    await email.fill(text);
    await page.getByLabel(SIGN_IN.password, { exact: true }).fill('x');
    await expect(email).toHaveValue(shown);
  }
  await page.getByRole('button', { name: SIGN_IN.submit, exact: true }).click();
  await page.clock.runFor(1000);
  await expectScreen(page, 'selectPlatform');
});

test.describe('the business form', () => {
  const { business } = ENTITY_DETAILS;

  test('takes lines that are pasted into a field of one line (R9.4)', async ({ page }) => {
    await visitAs(page, CONNECTED);
    await visit(page, 'entityDetails');
    const address = page.getByLabel(business.address);
    await address.fill('Ada\nLovelace\n');
    await address.press('Control+a');
    await address.press('Control+c');
    const name = page.getByLabel('Owner 1 full name');
    await name.focus();
    await name.press('Control+v');
    await expect(name).toHaveValue(/^Ada Lovelace ?$/);
  });

  test('takes texts of 10,000 letters, saves them and keeps its width (R15.1)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitAs(page, CONNECTED);
    await visit(page, 'entityDetails');
    const long = 'W'.repeat(10_000);
    const fields = [business.legalName, business.ein, business.address, 'Owner 1 full name'].map((label) =>
      page.getByLabel(label),
    );
    for (const field of fields) await field.fill(long);
    await page.getByLabel('Owner 1 percentage').fill('9'.repeat(10_000));
    await page.getByRole('button', { name: 'Add Another Owner' }).click();
    await page.getByRole('button', { name: 'Remove owner 1' }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await savingIsDone(page);
    await page.reload();
    for (const field of fields) await expect(field).toHaveValue(long);
  });

  test('keeps the width of the contract with texts of 10,000 letters (R1.8, R12.3)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitAs(page, CONNECTED);
    await visit(page, 'entityDetails');
    // Chromium takes seconds to wrap a single word of 10,000 letters: the time is quadratic in the word's length.
    const long = 'W'.repeat(2_000).padEnd(10_000, ' WWWW');
    for (const label of [business.legalName, business.address, 'Owner 1 full name'])
      await page.getByLabel(label).fill(long);
    await savingIsDone(page);
    await visit(page, 'contract');
    await page.getByText(CONTRACT_REVIEW.business.details).click();
    await page.getByLabel(CONTRACT.sign.agreement).check();
    await page.getByLabel(CONTRACT.sign.name).fill(long);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
