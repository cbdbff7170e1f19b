import type { Page } from '@playwright/test';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SAVING } from '#src/content/saving.ts';
import { flushSaves } from '#test/paths/browser/savedJourney.ts';
import { CANARY } from '#test/support/canaries.ts';
import { pdfFile } from '#test/support/files.ts';
import { expectNoLeaks, watchForLeaks } from './support/canary.ts';
import { fillBusiness, signInRemembered, signOut } from './support/steps.ts';
import { deleteFiles, listRecordKinds } from './support/savedRecords.ts';
import { CONNECTED, expect, expectScreen, GUEST, test, visit, visitAs } from './support/test.ts';

const FILE_TEXT = 'seasalt';
const FILE = { name: CANARY.articles, mimeType: 'application/pdf', buffer: pdfFile(FILE_TEXT) };
const CPU_SLOWDOWN = 6;

const addressField = (page: Page) => page.getByLabel(ENTITY_DETAILS.business.address);
const articles = (page: Page) => page.getByRole('group', { name: /^Articles of Organization/ });

async function expectSaved(page: Page, records: readonly string[]): Promise<void> {
  await expect.poll(() => listRecordKinds(page)).toEqual(records);
}

test.beforeEach(({ context }) => watchForLeaks(context, [FILE_TEXT]));

test('a reload restores the encrypted form and reports missing files (R15.1, R15.2, R15.3, R15.4)', async ({
  page,
  context,
}) => {
  await visit(page, 'entityDetails');
  await fillBusiness(page, FILE);
  await flushSaves(page);
  await expectSaved(page, ['file', 'journey']);
  await expectNoLeaks(context);
  const savedLine = page.getByText(/^Saved \d{1,2}:\d\d [AP]M until this tab is closed$/);
  const saved = await savedLine.textContent();
  await page.reload();
  await expectScreen(page, 'entityDetails');
  await expect(addressField(page)).toHaveValue(CANARY.address);
  await expect(page.getByLabel('Owner 1 full name')).toHaveValue(CANARY.ownerName);
  await expect(articles(page)).toContainText(`${FILE.buffer.length} bytes`);
  await expect(savedLine).toHaveText(saved ?? '');

  await deleteFiles(page);
  await page.reload();
  const message = page.getByText(/^Some of your files are no longer on this device/);
  await expect(message).toBeVisible();
  await expect(addressField(page)).toHaveValue(CANARY.address);
  await expect(articles(page)).not.toContainText(FILE.name);
  await page.getByRole('button', { name: SAVING.dismiss }).click();
  await expect(message).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test("a new tab restores a remembered creator's form, until sign-out erases it (R4.1, R15.2)", async ({
  page,
  context,
}) => {
  await visitAs(page, GUEST);
  await signInRemembered(page);
  await visit(page, 'entityDetails');
  await fillBusiness(page, FILE);
  await flushSaves(page);
  await expectSaved(page, ['file', 'journey', 'key']);
  await page.close();

  const next = await context.newPage();
  await visit(next, 'entityDetails');
  await expect(addressField(next)).toHaveValue(CANARY.address);
  await expect(articles(next)).toContainText(FILE.name);
  await expectNoLeaks(context);
  await signOut(next);
  await expectSaved(next, []);
});

test('a slow device restores text typed just before a reload (R15.1)', async ({ page, context }) => {
  await visit(page, 'entityDetails');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await addressField(page).fill('1 Last Lane');
  await page.reload();
  await expect(addressField(page)).toHaveValue('1 Last Lane');
});

test('a reload restores the scroll position (R17.3)', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await visitAs(page, CONNECTED);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, 'contract');
  expect(await scrollTop()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expectScreen(page, 'contract');
  await expect.poll(scrollTop).toBe(900);
});
