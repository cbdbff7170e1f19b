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

/** Begins a review in this role. */
async function begin(page: Page, { name, role }: Reviewer, item = '') {
  await page.goto(`/visualizer.html#/review${item}`);
  await page.getByLabel(REVIEW.who.name).fill(name);
  await page.getByLabel(REVIEW.who.role).selectOption(role);
  await page.getByRole('button', { name: REVIEW.who.begin }).click();
}

/** Approves the part that is open, and returns the path of the saved review. */
async function approveAndSave(page: Page): Promise<string> {
  await page.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: REVIEW.save }).click();
  return (await saving).path();
}

test('a review survives a reload and moves to another browser', async ({ page, browser, baseURL }) => {
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await begin(page, DANA);
  const file = await approveAndSave(page);
  await page.reload();
  await expect(page.getByText(REVIEW.mine(1, askedOf(DANA).length))).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await begin(other, LEE);
  await other.getByLabel(REVIEW.openLabel).setInputFiles(file);
  await expect(other.getByText(REVIEW.brought([REVIEW.person(DANA)], 1, 0))).toBeVisible();
  await elsewhere.close();
});

test.describe('in the demonstration, which has pictures', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] as string });

  test('a changed screen shows its pictures before and after', async ({ page, expectNoise }) => {
    expectNoise(SCRIPT_BLOCKED_IN_PICTURE);
    const screen = parts.find(({ id }) => id === 'offers');
    await begin(page, DANA, '?item=offers');
    const part = page.getByRole('article');
    const now = part.locator('iframe');
    // Nothing runs in a picture itself.
    const shown = () =>
      now.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('h1')?.innerText);
    await expect.poll(shown).toBe(OFFERS_TEXT.title);
    const text = readFileSync(await approveAndSave(page), 'utf8');
    expect(text).toContain(OFFERS_TEXT.title);
    // Judged in another version, and read in a browser that knows nothing of it.
    const changed = JSON.parse(text.replace(screen?.hash ?? '', 'another')) as Review;
    const file = { name: 'review.json', mimeType: 'application/json', buffer: Buffer.from(exportReview(changed)) };
    await page.evaluate(() => indexedDB.deleteDatabase('creator-cash-advance-review'));
    await page.reload();
    await begin(page, DANA, '?item=offers');
    await page.getByLabel(REVIEW.openLabel).setInputFiles(file);
    await expect(page.getByRole('list', { name: REVIEW.changed(1) })).toBeVisible();
    for (const name of [REVIEW.pictureBefore, REVIEW.pictureNow]) {
      const image = part.getByRole('img', { name });
      await expect(image).toHaveAttribute('src', /^blob:/);
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)))
        .toBe(390);
    }
  });
});
