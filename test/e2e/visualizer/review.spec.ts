import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PROOF_ADDRESS, TEXTS_ADDRESS } from '#src/review/engine/model/proof.ts';
import { LENS_NAMES, type Texts } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { exportReview, readReview } from '#src/review/page/facts/reviewFile.ts';
import { REVIEW_RULES } from '#src/review/journey/reviewRules.ts';
import { isAsked, partWith, type ReviewPart, reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { blankReview, type Review, type Reviewer } from '#src/review/page/facts/review.ts';
import { REVIEW, SIGN_OFF } from '#src/review/page/words/review.ts';
import { expect, SCRIPT_BLOCKED_IN_PICTURE, test } from '#test/e2e/support/test.ts';

const DANA: Reviewer = { name: 'Dana', role: 'owner' };
const LEE: Reviewer = { name: 'Lee', role: 'legal' };
const parts = reviewParts(journeyModel());
const askedOf = (me: Reviewer) => parts.filter((part) => isAsked(part, { ...blankReview(), me }));

/** Begins a review in this role. */
async function begin(page: Page, { name, role }: Reviewer, item = '') {
  await page.goto(`/visualizer.html#/review${item}`);
  await page.getByLabel(REVIEW.who.name).fill(name);
  await page.getByLabel(REVIEW.who.role).selectOption(role);
  await page.getByRole('button', { name: REVIEW.who.begin }).click();
}

/** Approves every part that asks this reviewer, and saves the review. */
async function approveAll(page: Page, asked: readonly ReviewPart[]): Promise<string> {
  for (const index of asked.keys()) {
    await page.getByRole('group', { name: REVIEW.verdict }).getByRole('button').first().click();
    const following = page.getByRole('button', { name: /^Next: / });
    await (index === asked.length - 1 ? expect(page.getByText(REVIEW.allDone)).toBeVisible() : following.click());
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: REVIEW.save }).click();
  return (await saving).path();
}

test('two people in two roles review the whole journey, and after a change of the chart exactly what changed is stale', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await begin(page, DANA);
  const mine = await approveAll(page, askedOf(DANA));
  await page.reload();
  await expect(page.getByText(REVIEW.mine(askedOf(DANA).length, askedOf(DANA).length))).toBeVisible();
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await begin(other, LEE);
  const theirs = await approveAll(other, askedOf(LEE));
  expect(Object.keys((readReview(readFileSync(theirs, 'utf8')) as Review).said).toSorted()).toEqual(
    askedOf(LEE)
      .map(({ id }) => id)
      .toSorted(),
  );
  await page.getByLabel(REVIEW.openLabel).setInputFiles(theirs);
  await expect(page.getByText(REVIEW.brought([REVIEW.person(LEE)], askedOf(LEE).length, 0))).toBeVisible();

  // The sheet names both, and what still waits for somebody.
  await page.getByRole('tab', { name: REVIEW.signOff }).click();
  const sheet = page.getByRole('region', { name: SIGN_OFF.title(journeyModel().title) });
  await expect(sheet.getByText(journeyModel().hash.slice(0, 8)).first()).toBeVisible();
  await expect(sheet.getByText(REVIEW.waits(['engineering']))).toBeVisible();
  await expect(sheet.getByRole('definition').filter({ hasText: /Dana|Lee/ })).toHaveCount(2);
  const printedOn = sheet.getByText(/^Printed on /);
  await expect(printedOn).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printedOn).toBeVisible();
  await expect(page.getByRole('tablist', { name: REVIEW.tabs })).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: REVIEW.who.change }).click();
  const form = page.getByRole('form', { name: REVIEW.who.title });
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // Both files are opened where the chart is another one: two rules read differently there.
  await other.route('**/journeyModel*.json', async (route) => {
    const model = (await (await route.fetch()).json()) as ReturnType<typeof journeyModel>;
    const reworded = new Set(['dashboard', 'offers']);
    const states = model.states.map((state) =>
      reworded.has(state.id) ? { ...state, description: 'Something else.', hash: 'another' } : state,
    );
    await route.fulfill({ json: { ...model, states } });
  });
  await other.evaluate(() => indexedDB.deleteDatabase('creator-cash-advance-review'));
  await other.reload();
  await begin(other, DANA);
  await other.getByLabel(REVIEW.openLabel).setInputFiles(mine);
  await other.getByLabel(REVIEW.openLabel).setInputFiles(theirs);
  const stale = other.getByRole('list', { name: REVIEW.changed(2) }).getByRole('button');
  await expect(stale).toHaveText([/^Choose your offer/, /^Finish setting up/]);
  await elsewhere.close();
});

test.describe('in the demonstration, which has pictures', () => {
  test.use({ baseURL: process.env['E2E_DEMONSTRATION'] as string });

  test('each part names the subjects that the lenses find in it, so that it asks the right roles', async ({ page }) => {
    const texts = (await (await page.request.get(TEXTS_ADDRESS)).json()) as Texts;
    const all = reviewParts(journeyModel(), texts);
    // A sentence is read where the lens says, or in a message or document, which have no state.
    const isIn = ({ id, words }: ReviewPart, itemId: string, text: string | undefined) => {
      const isThere = partWith(all, itemId)?.id === id;
      if (text === undefined) return isThere;
      return (isThere || REVIEW_RULES.written.some((part) => part.id === id)) && words?.includes(text) === true;
    };
    const asked = all.filter(({ roles }) => roles.includes('owner'));
    const found = asked.flatMap((part) =>
      LENS_NAMES.filter((lens) =>
        texts.lenses[lens].some(
          // A timer is no promise: only deadlines that customers read ask somebody.
          ([itemId, reason]) =>
            (lens !== 'deadlines' || typeof reason === 'number') &&
            isIn(part, itemId, typeof reason === 'number' ? texts.sentences[reason]?.text : undefined),
        ),
      )
        .filter((lens) => !part.subjects.includes(lens))
        .map((lens) => `${part.id}: ${lens}`),
    );
    expect(found).toEqual([]);
  });

  test('a screen that changed since is shown as it was judged beside as it is', async ({ page, expectNoise }) => {
    expectNoise(SCRIPT_BLOCKED_IN_PICTURE);
    const screen = parts.find(({ id }) => id === 'offers');
    await begin(page, DANA, '?item=offers');
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
