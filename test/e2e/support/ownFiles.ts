import type { Locator, Page } from '@playwright/test';

/** Chooses a file as the ID of the first owner and opens it; returns the dialog that shows it. */
export async function openOwnFile(
  page: Page,
  name: string,
  buffer: Buffer,
  mimeType = 'application/pdf',
): Promise<Locator> {
  const owner = page.getByRole('group', { name: 'Owner 1 ID document' });
  await owner.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  // Until the file has been read, its predecessor is the one to open.
  await owner.locator('bdi').filter({ hasText: name }).waitFor();
  await owner.getByRole('button', { name: /^Open/ }).click();
  return page.getByRole('dialog');
}
