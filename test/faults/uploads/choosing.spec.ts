import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { pdfNamed } from '#test/e2e/support/files.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

const NOT_PDF = 'Only PDF files are accepted.';
const TOO_LARGE = 'File size must be less than 10MB.';
const TWO_GIB = 2_147_483_648;

const field = (page: Page) => page.getByRole('group', { name: /^Signed form/ });
const picker = (page: Page) => field(page).locator('input[type=file]');

async function openForm(page: Page): Promise<void> {
  await visitAs(page, CONNECTED);
  await page.goto(ROUTES.signIrsForm.path);
  await expectScreen(page, 'signIrsForm', HEADINGS.signIrsForm);
}

async function expectOnly(place: Locator, shown: string, gone: string): Promise<void> {
  await expect(place.getByText(shown)).toBeVisible();
  await expect(place.getByText(gone)).toHaveCount(0);
}

test.describe('F-57 a file is not what its name says', () => {
  test('a picture, and a page under the name of a PDF, are refused beside the field (R10.4)', async ({ page }) => {
    await openForm(page);
    for (const [name, mimeType, bytes] of [
      ['x.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
      ['fake.pdf', 'application/pdf', Buffer.from('<!doctype html><script>globalThis.ran = true</script>')],
    ] as const) {
      await test.step(name, async () => {
        await picker(page).setInputFiles({ name, mimeType, buffer: bytes });
        await expect(field(page).getByText(NOT_PDF)).toBeVisible();
        await picker(page).setInputFiles(pdfNamed('good.pdf'));
        await expectOnly(field(page), 'good.pdf', NOT_PDF);
        await field(page)
          .getByRole('button', { name: /^Remove/ })
          .click();
        await expect(field(page).getByText('good.pdf')).toHaveCount(0);
      });
    }
  });
});

test.describe('F-58 a file is empty, at the limit or huge', () => {
  test('10 MB are taken, one byte more and 2 GiB are refused, and an empty file has words of its own (R10.4)', async ({
    page,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    const sized = async (name: string, bytes: number) => {
      const path = join(folder, name);
      await writeFile(path, bytes === 0 ? '' : '%PDF-1.7\n');
      await truncate(path, bytes);
      return path;
    };
    try {
      await openForm(page);
      await picker(page).setInputFiles(await sized('huge.pdf', TWO_GIB));
      await expect(field(page).getByText(TOO_LARGE)).toBeVisible();
      await picker(page).setInputFiles(await sized('empty.pdf', 0));
      await expectOnly(field(page), 'This file is empty. Choose another file.', TOO_LARGE);
      await picker(page).setInputFiles(await sized('more.pdf', 10_485_761));
      await expect(field(page).getByText(TOO_LARGE)).toBeVisible();
      await picker(page).setInputFiles(await sized('exact.pdf', 10_485_760));
      await expectOnly(field(page), 'exact.pdf', TOO_LARGE);
      await expect(field(page).getByText('10.0 MB')).toBeVisible();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test.describe('F-59 file names are hostile', () => {
  test('a name that turns the reading direction round stays within its own words (R10.4)', async ({ page }) => {
    await openForm(page);
    const name = '\u202Egnp.exe.pdf';
    await picker(page).setInputFiles(pdfNamed(name));
    const shown = field(page).locator('bdi');
    await expect(shown).toHaveText(name);
    expect(await shown.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('isolate');
  });
});
