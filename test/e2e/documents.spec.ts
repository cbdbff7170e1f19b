import { readFileSync } from 'node:fs';
import { FILES, OFFICIAL_IRS_FORM_URL, ROUTES } from '#machines/journey/routes.ts';
import { pdfNamed } from './support/files.ts';
import { CONNECTED, expect, test, visitAs } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await visitAs(page, CONNECTED);
});

for (const [screen, name, file] of [
  ['signIrsForm', 'Download the form', FILES.irsForm],
  ['contract', 'Download the contract', FILES.contract],
  ['dashboard', 'Download Extension', FILES.extension],
] as const) {
  test(`${name} downloads the very file and says so (R10.3, R12.1, R13.3)`, async ({ page }) => {
    await page.goto(ROUTES[screen].path);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    await expect(page.getByText('Download started').first()).toBeVisible();
    expect(readFileSync(await download.path())).toEqual(readFileSync(`public${file}`));
  });
}

test('every page of the contract is drawn as it comes into view, and its text can be selected (R12.1)', async ({
  page,
}) => {
  await page.goto(ROUTES.contract.path);
  const region = page.getByRole('region', { name: 'Contract' });
  await expect(page.getByText(/^Page 1 of 11$/)).toBeVisible();
  await expect(region.getByText('Purchase and sale of future').first()).toBeVisible();
  await region.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/^Page 11 of 11$/)).toBeVisible();
  await expect(region.getByText('Certificate of signature').first()).toBeVisible();
  const selected = await region
    .getByText('Certificate of signature')
    .first()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
  expect(selected).toContain('Certificate of signature');
});

test('the official form opens in a new tab that knows nothing of this one (R10.3)', async ({ page }) => {
  await page.goto(ROUTES.signIrsForm.path);
  const link = page.getByRole('link', { name: /opens in a new tab/ }).first();
  await expect(link).toHaveAttribute('href', OFFICIAL_IRS_FORM_URL);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('an upload of 10 MB is taken, one byte more is refused, a picture is no PDF (R10.4)', async ({ page }) => {
  await page.goto(ROUTES.signIrsForm.path);
  const input = page.getByRole('group', { name: /^Signed form/ }).locator('input[type=file]');
  await input.setInputFiles(pdfNamed('large.pdf', 10_485_761));
  await expect(page.getByText('File size must be less than 10MB.')).toBeVisible();
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('89504e47', 'hex') });
  await expect(page.getByText('Only PDF files are accepted.')).toBeVisible();
  await input.setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(page.getByText('Only PDF files are accepted.')).toBeVisible();
  await input.setInputFiles(pdfNamed('exact.pdf', 10_485_760));
  await expect(page.getByText('exact.pdf').first()).toBeVisible();
  await expect(page.getByText('10.0 MB').first()).toBeVisible();
  await expect(page.getByText('Only PDF files are accepted.')).toHaveCount(0);
});
