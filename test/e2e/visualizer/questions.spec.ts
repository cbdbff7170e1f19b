import type { Locator, Page } from '@playwright/test';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { DETAILS, OUTLINE, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { FIGURE_WORDS, PROOF } from '#src/review/page/words/proof.ts';
import { OVERLAY_WORDS, SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { expect, test } from '#test/e2e/support/test.ts';

const MOST_CLICKS = 2;

const { states, transitions: all } = journeyModel();
const RULES = all.filter(({ trigger }) => trigger.kind !== 'initial');
const SCREENS = states.filter(({ screen }) => screen !== null);
const { causes } = SCREEN_PAGE;

/** One click, on a screen of the map. */
const onScreen =
  (id: string) =>
  (page: Page): Promise<void> =>
    page.locator(`svg.chart-scene [data-id="${id}"]`).first().click();

/** One click for a search, and one on what it found. */
const onSearch = (query: string, answer: string | RegExp) => async (page: Page) => {
  const search = page.getByRole('searchbox', { name: SHELL.find });
  await search.click();
  await search.fill(query);
  await page.getByRole('list', { name: SHELL.answers }).getByRole('button', { name: answer }).first().click();
};

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { clicks: 0 });
    const count = ({ isTrusted }: Event) => (counted.clicks += Number(isTrusted));
    document.addEventListener('click', count, true);
  });
  await page.goto('/visualizer.html');
  await expect(page.locator('svg.chart-scene [data-id="landing"]').first()).toBeVisible();
});
test.afterEach(async ({ page }) => {
  const clicks = Number(await page.evaluate(() => Reflect.get(window, 'clicks') as unknown));
  expect([clicks > 0, clicks <= MOST_CLICKS]).toEqual([true, true]);
});

type Question = readonly [
  question: string,
  ask: (page: Page) => Promise<void>,
  group: string,
  answers: readonly string[],
];

const QUESTIONS: readonly Question[] = [
  [
    'How long does processing take, and what is shown at 50 %?',
    onScreen('processing'),
    causes.time,
    [
      'When the 7 seconds of this screen are over, goes to “Choose your offer”.',
      'As soon as 40 % are reached, goes to Analyzing revenue streams.',
      'As soon as 60 % are reached, goes to Calculating funding options.',
    ],
  ],
  [
    'What does Back do while the contract is submitted?',
    onScreen('contract'),
    causes.creator,
    ['Signing › SubmittingWhen the creator presses Back, nothing happens.'],
  ],
  [
    'Where can sign-out happen, and what does it clear?',
    onSearch('signed out', /4 rules: Session, Screen/),
    SCREEN_PAGE.taken,
    [
      'Session › Signed inWhen the creator signs out, forgets everything typed and uploaded and who was signed in',
      'ScreenWhen the creator signs out, goes to “Landing page”.',
      'Saving › Up to dateWhen the creator signs out, has what every tab saved erased',
    ],
  ],
];

for (const [question, ask, name, answers] of QUESTIONS) {
  test(`${question} (R1.1)`, async ({ page }) => {
    await ask(page);
    for (const answer of answers) await expect(group(page, name)).toContainText(answer);
  });
}

test('What are the steps, in order? (R1.1)', async ({ page }) => {
  await page.getByRole('tab', { name: VIEW_WORDS.outline }).click();
  const outline = page.getByRole('list', { name: OUTLINE.label(journeyModel().title) });
  const inside = '> li > details';
  const steps = outline.locator(`${inside} > ul ${inside} > ul ${inside} > summary strong`).filter({ visible: true });
  await expect(steps).toHaveText(SCREENS.map(({ title }) => title));
});

test('What happens to a guest who opens /offers? (R1.1)', async ({ page }) => {
  await onScreen('offers')(page);
  await press(page, /^an address is opened 17 rules/);
  await expect(group(page, SCREEN_PAGE.taken)).toContainText(
    'if a guest asks for a screen that needs signing in, notes that signing in comes first and goes to “Sign in”.',
  );
});

test('Which rules are not tested in a browser? (R1.1)', async ({ page }) => {
  await page.getByRole('button', { name: OVERLAY_WORDS.proof }).click();
  const { transitions, guardAnswers } = FIGURE_WORDS;
  const every = PROOF.of(RULES.length, RULES.length);
  await expect(page.getByRole('row', { name: transitions }).getByRole('cell')).toHaveText([every, every]);
  const missing = page.locator('details', { hasText: `${guardAnswers}:` });
  await missing.locator('summary').click();
  await expect(missing.getByRole('listitem').first()).toContainText(/When|As soon as/);
  await expect(page.getByText(PROOF.explained)).toBeVisible();
});

test('What does “Continue +1” stand for? A line of several rules lists them (R1.1)', async ({ page }) => {
  await page.locator('svg.chart-scene').getByText('Continue +1').click();
  const rules = page.getByRole('group', { name: DETAILS.bundle(2) });
  await expect(rules).toContainText('When Patreon answers, if the answer is yes');
  await expect(rules).toContainText('When the creator presses Continue, if Patreon is connected');
});
