import type { Locator, Page } from '@playwright/test';
import type { LensName } from '#src/review/engine/model/texts.ts';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { DETAILS, OUTLINE, SCREEN_PAGE } from '#src/review/page/words/outline.ts';
import { FIGURE_WORDS, PROOF } from '#src/review/page/words/proof.ts';
import { OVERLAY_WORDS, SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { expect, SCRIPT_BLOCKED_IN_PICTURE, test } from '#test/e2e/support/test.ts';

/** Only this build has pictures, and what is read on them. */
test.use({ baseURL: process.env['E2E_DEMONSTRATION'] });

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

/** One click for a search. */
const onSearch = (query: string) => async (page: Page) => {
  const search = page.getByRole('searchbox', { name: SHELL.find });
  await search.click();
  await search.fill(query);
};

/** One click more, on what the search found. */
const onAnswer = (query: string, answer: string | RegExp) => async (page: Page) => {
  await onSearch(query)(page);
  await page.getByRole('search').getByRole('button', { name: answer }).first().click();
};

const inGroup = (name: string) => (page: Page) => group(page, name);
const inLens = (lens: LensName) => (page: Page) => page.getByRole('region', { name: OVERLAY_WORDS[lens] });

/** One click on a lens. */
const throughLens = (lens: LensName) => (page: Page) => press(page, OVERLAY_WORDS[lens]);

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(SCRIPT_BLOCKED_IN_PICTURE);
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
  place: (page: Page) => Locator,
  answers: readonly string[],
];

const inAnswers = (page: Page) => page.getByRole('list', { name: SHELL.answersBest });
const inTexts = (page: Page) => page.getByRole('list', { name: SHELL.readByCustomers });

const QUESTIONS: readonly Question[] = [
  [
    'How long does processing take, and what is shown at 50 %?',
    onScreen('processing'),
    inGroup(causes.time),
    [
      '7 seconds are over: the offers are shown.',
      '40 % is reached: "Fetching subscription data" is complete.',
      '60 % is reached: "Analyzing revenue streams" is complete.',
    ],
  ],
  [
    'What does Back do while the contract is submitted?',
    onScreen('contract'),
    inGroup(causes.creator),
    ['Signing › SubmittingBack is refused while the contract is being signed.'],
  ],
  [
    'Where can sign-out happen, and what does it clear?',
    onAnswer('signed out', /4 rules: Session, Screen/),
    inGroup(SCREEN_PAGE.taken),
    [
      'Session › Signed inThe creator signs out: everything typed and uploaded is forgotten.',
      'ScreenThe creator signs out: the landing page is shown.',
      'Saving › Up to dateThe creator signs out: what was saved in every tab is erased.',
    ],
  ],
  [
    'When can a creator submit the contract?',
    onScreen('contract'),
    inGroup(causes.creator),
    [
      'the reader comes within 30 pixels of the end',
      'the creator ticks the box, a full name is typed, and the contract has its document number.',
    ],
  ],
  [
    'When can a creator go on from the business information?',
    onScreen('entityDetails'),
    inGroup(causes.creator),
    ['Possible when the authorization box is ticked, or when the contract is signed.'],
  ],
  [
    'When can “Submit signed contract” be pressed?',
    onSearch('when can "Submit signed contract" be pressed?'),
    inAnswers,
    ['Your contract · Possible when the contract counts as read'],
  ],
  [
    'What is typed that is personal?',
    onAnswer('what is typed that is personal?', /^Personal data/),
    inLens('personalData'),
    ['Employer identification number (EIN)'],
  ],
  [
    'Which e-mails do we promise?',
    onSearch('email'),
    inTexts,
    ['We email you a reminder 3 days before each payment.', "We'll email you about the 9 missing items."],
  ],
  ['What do we say of the fee?', onSearch('fee'), inTexts, ['Fee: $18,750 (7.5%)', 'No late fees']],
  ['Who has to be an LLC?', onSearch('LLC'), inTexts, ['Is your business registered in the US as an LLC or higher?']],
  ['What lasts 30 days?', onSearch('30 days'), inTexts, ['Saves what you type on this device for 30 days.']],
  ['What is asked twice a month?', onSearch('twice'), inTexts, ['Do you publish content at least twice a month']],
  [
    'What do we tell a sole proprietor?',
    onSearch('sole proprietor'),
    inTexts,
    ["We can't fund sole proprietorships.", 'We do not buy from sole proprietors'],
  ],
  [
    'Can a creator repay early?',
    onSearch('repay early'),
    inTexts,
    ['Yes, at any time and with no penalty.', 'You may repay early.'],
  ],
  [
    'What is said once the contract is signed?',
    onSearch('contract signed'),
    inTexts,
    ['Your contract › Signing › Submitting · message', 'Your contract has been signed successfully.'],
  ],
  [
    'What is left after three days?',
    onSearch('three days'),
    (page) => page.getByRole('list', { name: STORY_TEXT.title }),
    ['Comes back in three days'],
  ],
  [
    'What does a creator pay, and where is it said?',
    throughLens('money'),
    inLens('money'),
    ['No late fees, no penalties, no account fees.', 'Estimated APR'],
  ],
  [
    'Which personal data is asked for at sign-in?',
    throughLens('personalData'),
    inLens('personalData'),
    ['Sign in (2)EmailPassword'],
  ],
  [
    'What does a creator declare when signing?',
    throughLens('legalText'),
    inLens('legalText'),
    ['The creator ticks the box.', 'I have read the contract and agree to its terms.'],
  ],
  [
    'Which deadlines does the contract have?',
    throughLens('deadlines'),
    inLens('deadlines'),
    ['The document did not come within 15 seconds.', '24-48 hours'],
  ],
];

for (const [question, ask, placeOf, answers] of QUESTIONS) {
  test(`${question} (R1.1)`, async ({ page }) => {
    await ask(page);
    for (const answer of answers) await expect(placeOf(page)).toContainText(answer);
  });
}

test('Where does “twice” stand on the screen? It is marked on its picture (R1.1)', async ({ page }) => {
  await onAnswer('twice a month', /Landing page/)(page);
  const marked = page.frameLocator(`iframe[src="/proof/landing-guest.html"]`).locator('[data-found]');
  await expect(marked).toContainText('twice a month');
  await expect(marked).toBeInViewport();
});

test('A sentence that is found on a dark part of its picture can be read (R1.1)', async ({ page }) => {
  await onAnswer('no late fees', /Landing page No late fees$/)(page);
  const marked = page.frameLocator(`iframe[src="/proof/landing-guest.html"]`).locator('[data-found]');
  const ink = await marked.evaluate(({ ownerDocument: { body } }) => getComputedStyle(body).color);
  await expect(marked).toHaveCSS('color', ink);
});

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
  await expect(group(page, SCREEN_PAGE.taken)).toContainText('A guest asks for a screen that needs signing in.');
});

test('Which rules are not tested in a browser? (R1.1)', async ({ page }) => {
  await page.getByRole('button', { name: OVERLAY_WORDS.proof }).click();
  const { transitions, guardAnswers } = FIGURE_WORDS;
  const every = PROOF.of(RULES.length, RULES.length);
  await expect(page.getByRole('row', { name: transitions }).getByRole('cell')).toHaveText([every, every]);
  const missing = page.locator('details', { hasText: `${guardAnswers}:` });
  await missing.locator('summary').click();
  await expect(missing.getByRole('listitem').first()).toContainText(/\w+\.$/);
  await expect(page.getByText(PROOF.explained)).toBeVisible();
});

test('What does “Continue or Patreon answers” stand for? A line lists its rules (R1.1)', async ({ page }) => {
  await page.locator('svg.chart-scene').getByText('Continue or').click();
  const rules = page.getByRole('group', { name: DETAILS.bundle(2) });
  await expect(rules).toContainText('Patreon is connected.');
  await expect(rules).toContainText('Patreon is connected already: go on.');
});
