import type { Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { SAVING } from '#src/content/saving.ts';
import { holdSaving } from '#test/paths/browser/heldSaving.ts';
import { savingIsDone } from '#test/paths/browser/savedRecord.ts';
import { pdfFile } from '#test/support/files.ts';
import { loseFiles, storedIn } from './support/stored.ts';
import { chooseInMenu, signInRemembered, signOut } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visitAs, visit } from './support/test.ts';

const EIN = '12-3456789';
const ADDRESS = '77 Quillfeather Lane';
const OWNER = 'Wilhelmina Testcase';
const FILE = {
  name: 'quillfeather-articles.pdf',
  mimeType: 'application/pdf',
  buffer: pdfFile('seasalt'),
};
const TYPED = [EIN, '123456789', ADDRESS, OWNER, FILE.name, 'seasalt'];
const PHONE = { width: 360, height: 740 };
const MAX_STEP_BAR_PX = 96;

const addressField = (page: Page) => page.getByLabel('Business address');
const articles = (page: Page) => page.getByRole('group', { name: /^Articles of Organization/ });
const savedLine = (page: Page) => page.getByText(/^Saved \d{1,2}:\d\d [AP]M until this tab is closed$/);

/** Types business details with a file and waits until all of it is saved. */
async function typeBusiness(page: Page, records: readonly string[] = ['file', 'journey']): Promise<void> {
  await page.getByLabel('Entity type').selectOption('llc');
  await page.getByLabel('Employer identification number (EIN)').fill(EIN);
  await page.getByLabel('Owner 1 full name').fill(OWNER);
  await articles(page).locator('input[type=file]').setInputFiles(FILE);
  await expect(articles(page)).toContainText(FILE.name);
  await addressField(page).fill(ADDRESS);
  await savingIsDone(page);
  await expectSaved(page, records);
}

async function expectSaved(page: Page, records: readonly string[]): Promise<void> {
  await expect.poll(async () => (await storedIn(page)).records).toEqual(records);
}

/** Nothing of what was typed can be read in what the browser stores. */
async function expectEncrypted(page: Page): Promise<void> {
  const { text } = await storedIn(page);
  expect(text.length).toBeGreaterThan(FILE.buffer.length);
  expect(TYPED.filter((word) => text.includes(word))).toEqual([]);
}

async function confirm(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('what was typed and its file are there after a reload, and since when; nothing of it can be read in what the browser stores, and files that are missing are named once (R15.1, R15.2, R15.3, R15.4)', async ({
  page,
}) => {
  await visit(page, 'entityDetails');
  await typeBusiness(page);
  await expectEncrypted(page);
  const saved = await savedLine(page).textContent();
  await page.reload();
  await expectScreen(page, 'entityDetails');
  await expect(page.getByLabel('Entity type')).toHaveValue('llc');
  await expect(page.getByLabel('Employer identification number (EIN)')).toHaveValue(EIN);
  await expect(page.getByLabel('Owner 1 full name')).toHaveValue(OWNER);
  await expect(addressField(page)).toHaveValue(ADDRESS);
  await expect(articles(page)).toContainText(FILE.name);
  await expect(articles(page)).toContainText(`${FILE.buffer.length} bytes`);
  await expect(savedLine(page)).toHaveText(saved ?? '');

  await loseFiles(page);
  await page.reload();
  const message = page.getByText(/^Some of your files are no longer on this device/);
  await expect(message).toBeVisible();
  await expect(addressField(page)).toHaveValue(ADDRESS);
  await expect(articles(page)).not.toContainText(FILE.name);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what was typed is erased after 24 hours, also in an open page, and a reload says so (R15.2, R15.5)', async ({
  page,
}) => {
  await visit(page, 'entityDetails');
  await typeBusiness(page);
  await page.clock.fastForward('23:59:00');
  await expectSaved(page, ['file', 'journey']);
  await page.clock.fastForward('02:00');
  await expectSaved(page, []);
  const { text } = await storedIn(page);
  expect([...TYPED, 'journey.', '"key"'].filter((word) => text.includes(word))).toEqual([]);
  await expect(addressField(page)).toHaveValue(ADDRESS);

  await addressField(page).fill(`${ADDRESS} 2`);
  await expectSaved(page, ['file', 'journey']);
  await page.reload();
  await expect(addressField(page)).toHaveValue(`${ADDRESS} 2`);
  await expect(articles(page)).toContainText(FILE.name);

  await page.clock.fastForward('25:00:00');
  await page.reload();
  await expect(page.getByText(SAVING.losses.expired)).toBeVisible();
  await expect(addressField(page)).toHaveValue('');
  await expectSaved(page, []);
});

test('a creator who asked to be remembered goes on in the next tab, until sign-out (R4.1, R15.2)', async ({
  page,
  context,
}) => {
  await visitAs(page, GUEST);
  await signInRemembered(page);
  await visit(page, 'entityDetails');
  await typeBusiness(page, ['file', 'journey', 'key']);
  await page.close();

  const next = await context.newPage();
  await visit(next, 'entityDetails');
  await expect(addressField(next)).toHaveValue(ADDRESS);
  await expect(articles(next)).toContainText(FILE.name);
  await expectEncrypted(next);
  await signOut(next);
  await expectSaved(next, []);
});

test('starting over forgets what was typed but not who is signed in; signing out leaves the color scheme alone in the browser (R2.4, R15.2)', async ({
  page,
}) => {
  await visit(page, 'entityDetails');
  await typeBusiness(page);
  await chooseInMenu(page, 'Start over');
  await expect(page.locator('.mantine-Modal-inner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await confirm(page, 'Start over?', 'Start over');
  await expectScreen(page, 'selectPlatform');
  await expectSaved(page, []);
  await visit(page, 'entityDetails');
  await expect(addressField(page)).toHaveValue('');

  await typeBusiness(page);
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await signOut(page);
  await expectSaved(page, []);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).toSorted()])).toEqual([
    ['creator-cash-advance.signOut', 'mantine-color-scheme-value'],
    ['creator-cash-advance.signOut', 'signedOutInThisTab'],
  ]);
  await page.goto(ROUTES.entityDetails.path);
  await expectScreen(page, 'signIn');
});

test('a reload comes back to the same place of the page (R17.3)', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await visitAs(page, CONNECTED);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [screen, scrolledPx] of [
    ['entityDetails', 900],
    ['landing', 900],
    ['contract', 900],
  ] as const) {
    await visit(page, screen);
    expect(await place()).toBe(0);
    await page.evaluate((px) => window.scrollTo({ top: px, behavior: 'instant' }), scrolledPx);
    await page.reload();
    await expectScreen(page, screen);
    await expect.poll(place).toBe(scrolledPx);
  }
});

test('a link to what is missing leads to its field and shows it, wherever the form was left (R9.9, R9.10)', async ({
  page,
}) => {
  await visit(page, 'entityDetails');
  const ein = page.getByLabel('Employer identification number (EIN)');
  await ein.fill('12345');
  await page.getByRole('checkbox', { name: /authorize/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'signIrsForm');
  // The frames are those of the browser, after some of which it puts the page back where it was.
  const popped = page.evaluate(async () => {
    window.requestAnimationFrame = (act) => __pwClock.builtins.requestAnimationFrame(act);
    await new Promise((resolve) => window.addEventListener('popstate', resolve));
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.getByText('What is missing').click();
  await page.getByRole('link', { name: /^Enter the nine digits/ }).click();
  await popped;
  await expect(ein).toBeInViewport();
});

test('what the browser gives out late is said to be late, then filled in beside what was typed meanwhile, and saved (R15.1, R15.6)', async ({
  page,
}) => {
  await visit(page, 'entityDetails');
  await typeBusiness(page);
  const saving = await holdSaving(page, true);
  await page.reload();
  await expect(page.getByText(SAVING.loadingLate)).toBeVisible();
  await expect(addressField(page)).toHaveValue('');
  await page.getByLabel('Owner 1 full name').fill('Ada');
  await saving.come();
  await expect(addressField(page)).toHaveValue(ADDRESS);
  await expect(page.getByLabel('Owner 1 full name')).toHaveValue('Ada');
  await expect(page.getByText(SAVING.loadingLate)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Owner 1 full name')).toHaveValue('Ada');
});

test('on a phone the steps take little room, and nothing moves when the first words are saved (R1.8, R15.3)', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'entityDetails');
  const bar = page.getByRole('banner').locator('+ *');
  await expect(bar).toContainText('Step 5 of 7');
  const before = await bar.boundingBox();
  expect(before?.height).toBeLessThanOrEqual(MAX_STEP_BAR_PX);
  await addressField(page).fill('1 Main Street');
  await expect(bar).toContainText('until this tab is closed');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await bar.boundingBox()).toEqual(before);
});
