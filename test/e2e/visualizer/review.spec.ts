import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROOF_ADDRESS } from '#src/review/engine/model/proof.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { exportReview } from '#src/review/page/facts/reviewFile.ts';
import { isAssigned, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { blankReview, type Review, type Reviewer } from '#src/review/page/facts/review.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { expect, SCRIPT_BLOCKED_IN_PICTURE, test } from '#test/e2e/support/test.ts';

const DANA: Reviewer = { name: 'Dana', role: 'owner' };
const LEE: Reviewer = { name: 'Lee', role: 'legal' };
const parts = reviewParts(journeyModel());
const askedOf = (me: Reviewer) => parts.filter((part) => isAssigned(part, { ...blankReview(), me }));

/** Starts a review as this reviewer. */
async function startReview(page: Page, { name, role }: Reviewer, item = '') {
  await page.goto(`/visualizer.html#/review${item}`);
  await page.getByLabel(REVIEW.who.name).fill(name);
  await page.getByLabel(REVIEW.who.role).selectOption(role);
  await page.getByRole('button', { name: REVIEW.who.begin }).click();
}

/** Approves the open part and returns the path of the saved review. */
async function approveAndSave(page: Page): Promise<string> {
  await page.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: REVIEW.save }).click();
  return (await saving).path();
}

test('a review survives a reload and opens in another browser', async ({ page, browser, baseURL }) => {
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await startReview(page, DANA);
  const file = await approveAndSave(page);
  await page.reload();
  await expect(page.getByText(REVIEW.mine(1, askedOf(DANA).length))).toBeVisible();
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await otherContext.newPage();
  await other.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await startReview(other, LEE);
  await other.getByLabel(REVIEW.openLabel).setInputFiles(file);
  await expect(other.getByText(REVIEW.imported([REVIEW.person(DANA)], 1, 0))).toBeVisible();
  await otherContext.close();
});

test.describe('the demonstration build', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] as string });

  test('shows pictures of a changed screen before and after', async ({ page, expectNoise }) => {
    expectNoise(SCRIPT_BLOCKED_IN_PICTURE);
    const screen = parts.find(({ id }) => id === 'offers');
    await startReview(page, DANA, '?item=offers');
    const part = page.getByRole('article');
    const currentPicture = part.locator('iframe');
    // The picture runs no scripts, so its document is read from outside.
    const shownTitle = () =>
      currentPicture.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('h1')?.innerText);
    await expect.poll(shownTitle).toBe(OFFERS_TEXT.title);
    const text = readFileSync(await approveAndSave(page), 'utf8');
    expect(text).toContain(OFFERS_TEXT.title);
    // A review of another version, opened in a browser without saved reviews.
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
        .poll(() => image.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)))
        .toBe(390);
    }
  });
});
