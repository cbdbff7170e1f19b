import { readFileSync } from 'node:fs';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { REVIEW, SIGN_OFF } from '#src/review/page/words/review.ts';
import { PROOF_ADDRESS } from '#src/review/engine/model/proof.ts';
import { readReview } from '#src/review/page/facts/reviewFile.ts';
import { reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { expect, test } from '#test/e2e/support/test.ts';

test('a review goes on after a reload, is saved as a file, read again elsewhere, and printed as a sheet', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  const parts = reviewParts(journeyModel());
  const [first, , third] = parts;
  await page.goto(`/visualizer.html#/review?item=${third?.id}`);
  await page.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
  await expect(page.getByText(REVIEW.approved(1, parts.length)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(REVIEW.approved(1, parts.length)).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: REVIEW.save }).click();
  const path = await (await saving).path();
  expect(Object.keys(readReview(readFileSync(path, 'utf8'))?.review.judgements ?? {})).toEqual([third?.id]);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(`/visualizer.html#/review?item=${first?.id}`);
  await other.getByLabel(REVIEW.openLabel).setInputFiles(path);
  await expect(other.getByText(REVIEW.imported(1, 1))).toBeVisible();
  await other.getByRole('tab', { name: REVIEW.signOff }).click();
  await other.emulateMedia({ media: 'print' });
  const sheet = other.getByRole('region', { name: SIGN_OFF.title });
  await expect(sheet.getByText(journeyModel().hash)).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(2);
  await expect(other.getByRole('tablist', { name: REVIEW.parts })).toBeHidden();
  await elsewhere.close();
});

test.describe('in the demonstration, which has pictures', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] as string });

  test('a screen that changed since is shown as it was judged beside as it is', async ({ page, expectNoise }) => {
    expectNoise(/Blocked script execution in '[^']*\/proof\//);
    const screen = reviewParts(journeyModel()).find(({ id }) => id === 'offers');
    await page.goto('/visualizer.html#/review?item=offers');
    const part = page.getByRole('article');
    const now = part.locator('iframe');
    // Nothing runs in a picture itself.
    const shown = () =>
      now.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('h1')?.innerText);
    await expect.poll(shown).toBe(OFFERS_TEXT.title);
    await part.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: REVIEW.save }).click();
    const text = readFileSync(await (await saving).path(), 'utf8');
    expect(text).toContain(OFFERS_TEXT.title);
    // Judged a minute later, in another version.
    const changed = text.replace(screen?.hash ?? '', 'another').replace(':00:', ':01:');
    const file = { name: 'review.json', mimeType: 'application/json', buffer: Buffer.from(changed) };
    await page.getByLabel(REVIEW.openLabel).setInputFiles(file);
    await page.getByRole('tab', { name: REVIEW.changesTab(1) }).click();
    const before = part.getByRole('img', { name: REVIEW.pictureBefore });
    await expect(before).toBeVisible();
    expect(await before.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(390);
  });
});
