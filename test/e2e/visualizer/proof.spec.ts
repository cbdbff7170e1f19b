import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { FIGURE_WORDS, PROOF, STORYBOARD } from '#src/content/visualizer/proof.ts';
import { OVERLAY_WORDS } from '#src/content/visualizer/shell.ts';
import { PROOF_ADDRESS } from '#src/visualizer/proof/readProof.ts';
import { prepareAxe } from '#test/e2e/support/accessible.ts';
import { expect, test } from '#test/e2e/support/test.ts';
import { shownRun } from '#test/visualizer/proof/shownRun.ts';

const PICTURE = readFileSync(resolve(import.meta.dirname, '../../../public/social-preview.png'));
const model = journeyModel();
const step = { path: 'walk 1', index: 0 };

test.use({ viewport: { width: 1440, height: 900 } });

/** A page that finds the report of a run that showed everything, with two pictures of one screen. */
async function serveRun(page: Page): Promise<void> {
  const names = ['first.jpg', 'second.jpg'];
  const run = shownRun(model, { signIn: { pictures: names } });
  const pictures = Object.fromEntries(names.map((name) => [name, { step, states: ['signIn'] }]));
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: { ...run, pictures } }));
  await page.route('**/proof/*.jpg', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }));
}

test('the figures of the tests stand beside the picture, and each item says what proves it', async ({ page }) => {
  await serveRun(page);
  await page.goto('/visualizer.html#/chart/journey?item=signIn');
  await page.getByRole('button', { name: OVERLAY_WORDS.proof }).click();
  const legend = page.getByRole('region', { name: PROOF.title }).first();
  const row = legend.getByRole('row', { name: FIGURE_WORDS.states });
  await expect(row.getByRole('cell')).toHaveText([/^(\d+) of \1$/, /^(\d+) of \1$/]);
  await expect(page.getByText(PROOF.step(step.path, 2)).first()).toBeVisible();
  const line = page.getByRole('textbox', { name: PROOF.replay });
  await expect(line).toHaveValue(/^npm run test:paths -- --replay '\{"start":"guest",/);
});

test('the storyboard shows the real pictures, large ones by keyboard, and says where there is none', async ({
  page,
}) => {
  await serveRun(page);
  await page.goto('/visualizer.html#/storyboard/journey');
  const enlarge = page.getByRole('button', { name: STORYBOARD.enlarge('Sign in'), exact: true });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText(STORYBOARD.place(1, 2))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).toHaveAttribute('src', '/proof/second.jpg');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(page.getByText(STORYBOARD.noPicture, { exact: true }).first()).toBeVisible();
  const violations = await prepareAxe(page);
  expect(await violations()).toEqual([]);
});

test('a page that finds no report says how to come by one', async ({ page }) => {
  await page.route(`**${PROOF_ADDRESS}`, (route) => route.fulfill({ json: null }));
  await page.goto('/visualizer.html#/storyboard/journey');
  await expect(page.getByRole('region', { name: PROOF.missingTitle })).toContainText(PROOF.howToMake.join(''));
});
