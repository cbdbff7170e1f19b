import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROOF_ADDRESS } from '#src/review/engine/model/proof.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { exportReview } from '#src/review/page/facts/reviewFile.ts';
import { isAssigned, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { blankReview, type Review, type Reviewer } from '#src/review/page/facts/review.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { expect, SCRIPT_BLOCKED_IN_PREVIEW, test } from '#test/e2e/support/test.ts';

const DANA: Reviewer = { name: 'Dana', role: 'owner' };
const LEE: Reviewer = { name: 'Lee', role: 'legal' };
const parts = reviewParts(journeyModel());
const partsAssignedTo = (me: Reviewer) => parts.filter((part) => isAssigned(part, { ...blankReview(), me }));

/** Opens the review page, optionally with a query such as `?item=offers`, and starts a review. */
async function startReview(page: Page, { name, role }: Reviewer, item = '') {
  await page.goto(`/visualizer.html#/review${item}`);
  await page.getByLabel(REVIEW.who.name).fill(name);
  await page.getByLabel(REVIEW.who.role).selectOption(role);
  await page.getByRole('button', { name: REVIEW.who.begin }).click();
}

/** Approves the open part and returns the path of the saved review. */
async function approveAndSave(page: Page): Promise<string> {
  await page.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: REVIEW.save }).click();
  return (await downloading).path();
}

test('a review survives a reload and opens in another browser', async ({ page, browser, baseURL }) => {
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await startReview(page, DANA);
  const file = await approveAndSave(page);
  await page.reload();
  await expect(page.getByText(REVIEW.mine(1, partsAssignedTo(DANA).length))).toBeVisible();
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await otherContext.newPage();
  await otherPage.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await startReview(otherPage, LEE);
  await otherPage.getByLabel(REVIEW.openLabel).setInputFiles(file);
  await expect(otherPage.getByText(REVIEW.imported([REVIEW.person(DANA)], 1, 0))).toBeVisible();
  await otherContext.close();
});

test.describe('the demonstration build', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] as string });

  test('shows a changed screen as reviewed and as it is now', async ({ page, expectNoise }) => {
    expectNoise(SCRIPT_BLOCKED_IN_PREVIEW);
    const screen = parts.find(({ id }) => id === 'offers');
    await startReview(page, DANA, '?item=offers');
    const part = page.getByRole('article');
    const currentPreview = part.locator('iframe');
    // The preview doesn't run scripts, so the test reads its document from outside.
    const shownTitle = () =>
      currentPreview.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('h1')?.innerText);
    await expect.poll(shownTitle).toBe(OFFERS_TEXT.title);
    const text = readFileSync(await approveAndSave(page), 'utf8');
    expect(text).toContain(OFFERS_TEXT.title);
    // A review of another version of the chart, opened in a browser without saved reviews.
    const changed = JSON.parse(text.replace(screen?.hash ?? '', 'another')) as Review;
    const file = { name: 'review.json', mimeType: 'application/json', buffer: Buffer.from(exportReview(changed)) };
    await page.evaluate(() => indexedDB.deleteDatabase('creator-cash-advance-review'));
    await page.reload();
    await startReview(page, DANA, '?item=offers');
    await page.getByLabel(REVIEW.openLabel).setInputFiles(file);
    await expect(page.getByRole('list', { name: REVIEW.changed(1) })).toBeVisible();
    for (const name of [REVIEW.pictureBefore, REVIEW.pictureNow]) {
      const image = part.getByRole('img', { name });
      await expect(image).toHaveAttribute('src', /^blob:/);
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)))
        .toBe(390);
    }
  });
});
