import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { expectDocumentPage } from '#test/e2e/support/steps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { withWrongXrefOffset } from '#test/support/files.ts';
import { encryptedPdf, maliciousPdf } from '#test/support/pdfs.ts';

const FORM = readFileSync(`public${FILES.irsForm}`);
const WORKER = /\/assets\/pdf\.worker/;
const NOISE = /404|Failed to load resource|PDF|Warning|Abort/;

const isForm = (url: URL) => url.pathname === FILES.irsForm;
const respondWith = (body: Buffer) => (route: Route) => route.fulfill({ contentType: 'application/pdf', body });
const neverRespond = () => new Promise(() => {});
const expectFormShown = (page: Page) => expectDocumentPage(page, 'first');
const expectLoadError = (page: Page) => page.getByText(/^Unable to display the PDF/).waitFor();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function openForm(page: Page, respond: (route: Route) => unknown): Promise<void> {
  await page.route(isForm, respond);
  await page.goto(ROUTES.signIrsForm.path);
}

function recordDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(NOISE);
  await visitAs(page, CONNECTED);
});

test('A broken IRS form offers a retry, never a password prompt (R10.1, R10.2)', async ({ page }) => {
  const dialogs = recordDialogs(page);
  const responses = [
    (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
    respondWith(FORM.subarray(0, FORM.length / 2)),
    respondWith(await encryptedPdf({ userPassword: 'unknown' })),
    respondWith(withWrongXrefOffset(FORM)),
  ];
  let requested = 0;
  await openForm(page, (route) => responses[requested++]?.(route));
  for (let count = 1; count < responses.length; count += 1) {
    await expect.poll(() => requested).toBe(count);
    await expectLoadError(page);
    await tryAgain(page);
  }
  await expectFormShown(page);
  expect(dialogs).toEqual([]);
});

test('A slow form download is canceled when the creator goes back (R10.1)', { tag: '@chromium' }, async ({ page }) => {
  const [requested] = await Promise.all([
    page.waitForRequest((request) => isForm(new URL(request.url()))),
    openForm(page, neverRespond),
  ]);
  const canceled = page.waitForEvent('requestfailed', (request) => request === requested);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'entityDetails');
  await canceled;
  await page.clock.runFor(PDF_LOAD_DEADLINE_MS);
  await expectScreen(page, 'entityDetails');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
});

test('A form opens on retry after the PDF worker fails to load (R10.2, R20.7)', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort());
  await page.goto(ROUTES.signIrsForm.path);
  await expectLoadError(page);
  await page.unroute(WORKER);
  await tryAgain(page);
  await expectFormShown(page);
});

test('A malicious PDF is shown without its scripts and links (R10.1)', async ({ page }) => {
  const dialogs = recordDialogs(page);
  await openForm(page, respondWith(maliciousPdf()));
  const region = page.getByRole('region', { name: /form/i }).filter({ has: page.locator('canvas') });
  await region.getByText('Sheet 1', { exact: true }).waitFor();
  await expect(region.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => 'ranFromPdf' in globalThis)).toBe(false);
  expect(dialogs).toEqual([]);
});
