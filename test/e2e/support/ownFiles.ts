import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses a file as the ID of the first owner and opens it; returns the dialog that shows it. */
export async function openOwnFile(
  page: Page,
  name: string,
  buffer: Buffer,
  mimeType = 'application/pdf',
): Promise<Locator> {
  const owner = page.getByRole('group', { name: 'Owner 1 ID document' });
  await owner.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(owner).toContainText(name);
  await owner.getByRole('button', { name: /^Open/ }).click();
  return page.getByRole('dialog');
}
