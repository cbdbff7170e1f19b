import type { Page } from '@playwright/test';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { DETAILS, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { FIGURE_WORDS, PROOF } from '#src/review/page/words/proof.ts';
import { OVERLAY_WORDS, SHELL } from '#src/review/page/words/shell.ts';
import { expect, SCRIPT_BLOCKED_IN_PREVIEW, test } from '#test/e2e/support/test.ts';

/** Only the demonstration build has screen previews with searchable text. */
test.use({ baseURL: process.env['E2E_DEMONSTRATION'] });

const RULE_COUNT = journeyModel().transitions.filter(({ trigger }) => trigger.kind !== 'initial').length;

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(SCRIPT_BLOCKED_IN_PREVIEW);
  await page.goto('/visualizer.html');
  await expect(page.locator('svg.chart-scene [data-id="landing"]').first()).toBeVisible();
});

const searchFor = (page: Page, query: string) => page.getByRole('searchbox', { name: SHELL.find }).fill(query);

async function openResult(page: Page, query: string, result: RegExp): Promise<void> {
  await searchFor(page, query);
  await page.getByRole('search').getByRole('button', { name: result }).first().click();
}

const highlightedSentence = (page: Page) =>
  page.frameLocator(`iframe[src="/proof/landing-guest.html"]`).locator('[data-found]');

test('search finds sentences and explains when a button is enabled (R1.1)', async ({ page }) => {
  await searchFor(page, 'sole proprietor');
  const sentences = page.getByRole('list', { name: SHELL.readByCustomers });
  await expect(sentences).toContainText("We can't fund sole proprietorships.");
  await expect(sentences).toContainText('We do not buy from sole proprietors');
  await searchFor(page, 'when can "Submit signed contract" be pressed?');
  await expect(page.getByRole('list', { name: SHELL.answersBest })).toContainText(
    'Your contract · Possible when the contract counts as read',
  );
});

test('each lens lists matching text from the built screens (R1.1)', async ({ page }) => {
  for (const [lens, sentence] of [
    ['money', 'No late fees, no penalties, no account fees.'],
    ['personalData', 'Employer identification number (EIN)'],
    ['legalText', 'I have read the contract and agree to its terms.'],
    ['deadlines', '24-48 hours'],
  ] as const) {
    await page.getByRole('button', { name: OVERLAY_WORDS[lens] }).first().click();
    await expect(page.getByRole('region', { name: OVERLAY_WORDS[lens] })).toContainText(sentence);
  }
});

test('a search result is highlighted and readable in its screen preview (R1.1)', async ({ page }) => {
  await openResult(page, 'twice a month', /Landing page/);
  await expect(highlightedSentence(page)).toContainText('twice a month');
  await expect(highlightedSentence(page)).toBeInViewport();
  // This sentence is on a dark background.
  await openResult(page, 'no late fees', /Landing page No late fees$/);
  await expect(highlightedSentence(page)).toContainText(/no late fees/i);
  const textColor = await highlightedSentence(page).evaluate(
    ({ ownerDocument: { body } }) => getComputedStyle(body).color,
  );
  await expect(highlightedSentence(page)).toHaveCSS('color', textColor);
});

test('the map shows timers, the rules of an edge and proof counts (R1.1)', async ({ page }) => {
  const scene = page.locator('svg.chart-scene');
  await scene.locator('[data-id="processing"]').first().click();
  const group = page.getByRole('group', { name: SCREEN_PAGE.causes.time, exact: true });
  await expect(group).toContainText('The offers open after 7 seconds.');
  await scene.getByText('Continue or').click();
  const rules = page.getByRole('group', { name: DETAILS.bundle(2) });
  await expect(rules).toContainText('Patreon accepts the connection.');
  await expect(rules).toContainText('The creator continues, because Patreon is already connected.');
  await page.getByRole('button', { name: OVERLAY_WORDS.proof }).click();
  const allProven = PROOF.of(RULE_COUNT, RULE_COUNT);
  await expect(page.getByRole('row', { name: FIGURE_WORDS.transitions }).getByRole('cell')).toHaveText([
    allProven,
    allProven,
  ]);
});
