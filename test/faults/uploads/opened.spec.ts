import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { DROP_PROBLEMS, FILE_WORDS, refusalWords } from '#src/content/files.ts';
import { CONNECTED, expect, getPath, test, visitAs } from '#test/e2e/support/test.ts';
import { BROKEN_JPEG, jpegFile, pdfFile, pngFile, UNREADABLE_PDFS } from '#test/support/files.ts';

const PAUSED_AT = new Date('2026-11-21T10:00:00-05:00');
/** Opening a file can be slow. The product's own deadline can't expire, because the page's clock is paused. */
const FILE_TIMEOUT = { timeout: 60_000 };

const taxReturn = (page: Page) => page.getByRole('group', { name: /tax return$/ });
const ownerId = (page: Page) => page.getByRole('group', { name: 'Owner 1 ID document' });

/** Chooses a file whose name and MIME type don't reveal its format. */
const choose = (field: Locator, name: string, buffer: Buffer) =>
  field.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

async function expectAccepted(field: Locator, name: string, bytes: Buffer): Promise<void> {
  await choose(field, name, bytes);
  await expect(field.locator('bdi')).toHaveText(name, FILE_TIMEOUT);
}

async function expectRejected(
  field: Locator,
  bytes: Buffer,
  problem: Parameters<typeof refusalWords>[0]['problem'],
): Promise<void> {
  await choose(field, problem, bytes);
  const message = field.getByRole('paragraph').filter({ hasText: FILE_WORDS.refused(problem) });
  await expect(message).toContainText(refusalWords({ name: '', content: 'other', problem }).join(' '), FILE_TIMEOUT);
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await visitAs(page, CONNECTED);
  await page.goto(ROUTES.entityDetails.path);
  await page.clock.pauseAt(PAUSED_AT);
});

test('An unreadable PDF does not replace the last readable one (R20.5)', async ({ page }) => {
  await expectAccepted(taxReturn(page), 'kept', pdfFile());
  await expectRejected(taxReturn(page), UNREADABLE_PDFS.dynamicForm, 'dynamicForm');
  await expectRejected(taxReturn(page), UNREADABLE_PDFS.brokenPdf, 'brokenPdf');
  await expect(taxReturn(page).locator('bdi')).toHaveText('kept');
});

test('An image is accepted only if the browser can show it (R9.4, R20.5)', async ({ page, expectNoise }) => {
  // Playwright's trace recorder requests each image again, after its blob URL is revoked.
  expectNoise(/^error: Connecting to 'blob:/);
  await expectAccepted(ownerId(page), 'a PNG', pngFile());
  await expectAccepted(ownerId(page), 'a JPEG', jpegFile());
  await expectRejected(ownerId(page), BROKEN_JPEG, 'brokenPicture');
});

test('A dropped folder is rejected, and a dropped file is accepted (R9.5, R20.5)', async ({ page }, info) => {
  const folder = info.outputPath('Taxes');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/return.pdf`;
  writeFileSync(file, pdfFile());
  await drop(page, taxReturn(page), folder);
  await expect(taxReturn(page).getByText(DROP_PROBLEMS.folder)).toBeVisible();
  await drop(page, taxReturn(page), file);
  await expect(taxReturn(page).locator('bdi')).toHaveText('return.pdf', FILE_TIMEOUT);
  expect(getPath(page)).toBe(ROUTES.entityDetails.path);
});

/** Drops a file or folder from disk on a field. */
async function drop(page: Page, field: Locator, path: string): Promise<void> {
  const zone = field.getByRole('button').first();
  await zone.scrollIntoViewIfNeeded();
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data });
  await client.detach();
}
