import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';

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
