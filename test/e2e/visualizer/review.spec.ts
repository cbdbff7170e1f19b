import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { REVIEW, SIGN_OFF, VERDICT_WORDS } from '#src/content/visualizer/review.ts';
import { PROOF_ADDRESS } from '#src/visualizer/proof/readProof.ts';
import { readReview } from '#src/visualizer/review/reviewFile.ts';
import { reviewItems } from '#src/visualizer/review/reviewItems.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { viewerModel } from '#src/visualizer/viewer/viewerModel.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const PRESS_MS = 1_500;

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null })));

/** The item of the list that is selected. */
function selectedIn(page: Page): Locator {
  return page.getByRole('listbox', { name: REVIEW.items }).getByRole('option', { selected: true });
}

test('a whole review can be finished by keyboard alone, and goes on where it was left', async ({ page }) => {
  const items = reviewItems(viewerModel());
  expect(items.length).toBeGreaterThan(20);
  test.setTimeout(60_000 + items.length * PRESS_MS);
  await page.goto('/visualizer.html#/review/viewer');
  const name = page.getByRole('textbox', { name: REVIEW.reviewer });
  await expect(name).toBeVisible();
  await page.getByRole('tab', { selected: true }).first().focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.type('Dana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('q');
  await page.keyboard.type('Is it meant so?');
  await page.keyboard.press('Control+Enter');
  const selected = selectedIn(page);
  await expect(selected).toContainText(VERDICT_WORDS.questioned);
  await page.keyboard.press('Shift+Tab');
  for (const item of items.slice(1)) {
    await page.keyboard.press('n');
    await expect(selected).toHaveAttribute('id', `review-item-${item.id}`);
    await page.keyboard.press('a');
  }
  const done = page.getByText(REVIEW.approved(items.length - 1, items.length));
  await expect(done.first()).toBeVisible();
  await expect(page.getByText(REVIEW.nothingOpen).first()).toBeVisible();
  await page.reload();
  await expect(done.first()).toBeVisible();
});

test('a review is saved as a file, read again elsewhere, and printed as a sheet; nobody is hindered', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, , third] = reviewItems(journeyModel());
  await page.goto(`/visualizer.html#/review/journey?item=${third?.id}`);
  await page.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
  await expect(selectedIn(page)).toContainText(VERDICT_WORDS.approved);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: REVIEW.save }).click();
  const path = await (await saving).path();
  expect(Object.keys(readReview(readFileSync(path, 'utf8')).review?.judgements ?? {})).toEqual([third?.id]);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(`/visualizer.html#/review/journey?item=${first?.id}`);
  await other.getByLabel(REVIEW.openLabel).setInputFiles(path);
  await expect(other.getByText(REVIEW.imported(1, 1))).toBeVisible();
  await other.getByRole('tab', { name: REVIEW.signOff }).click();
  const sheet = other.getByRole('region', { name: SIGN_OFF.title });
  await expect(sheet.getByText(journeyModel().hash)).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(2);
  await other.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(other.getByRole('tablist', { name: REVIEW.parts })).toBeHidden();
  await elsewhere.close();
  const violations = await prepareAxe(page);
  expect(await violations()).toEqual([]);
});
