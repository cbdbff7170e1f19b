import type { Page } from '@playwright/test';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { LANDING } from '#src/content/landing.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { sidewaysScroll } from './support/accessible.ts';
import { holdBack } from './support/placeSteps.ts';
import { CONNECTED, expect, GUEST, test, visit, visitAs } from './support/test.ts';
import { compose } from './support/typing.ts';

/** Fills the second calculator's amount and puts the caret into it. */
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

test('an amount typed before hydration keeps its text and caret (R3.8, R20.2)', async ({ page }) => {
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

test('the form and the contract keep their width with very long texts (R1.8, R12.3, R15.1)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, CONNECTED);
  await visit(page, 'entityDetails');
  // Chromium takes seconds to wrap a word of 10,000 letters, quadratic in its length.
  const long = 'W'.repeat(2_000).padEnd(10_000, ' WWWW');
  const { business } = ENTITY_DETAILS;
  const fields = [business.legalName, business.ein, business.address, 'Owner 1 full name', 'Owner 1 percentage'];
  for (const label of fields) await page.getByLabel(label).fill(long);
  expect(await sidewaysScroll(page)).toBe(0);
  await savingIsDone(page);
  await page.reload();
  await expect(page.getByLabel(business.address)).toHaveValue(long);
  await visit(page, 'contract');
  await page.getByText(CONTRACT_REVIEW.business.details).click();
  await page.getByLabel(CONTRACT.sign.agreement).check();
  await page.getByLabel(CONTRACT.sign.name).fill(long);
  expect(await sidewaysScroll(page)).toBe(0);
});
