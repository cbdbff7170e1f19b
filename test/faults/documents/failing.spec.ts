import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { expectDocumentPage } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { withWrongXrefOffset } from '#test/support/files.ts';
import { encryptedPdf, maliciousPdf } from '#test/support/pdfs.ts';

const FORM = readFileSync(`public${FILES.irsForm}`);
const WORKER = /\/assets\/pdf\.worker/;
const NOISE = /404|Failed to load resource|PDF|Warning|Abort/;

const isForm = (url: URL) => url.pathname === FILES.irsForm;
const answeredWith = (body: Buffer) => (route: Route) => route.fulfill({ contentType: 'application/pdf', body });
const never = () => new Promise(() => {});
const formIsShown = (page: Page) => expectDocumentPage(page, 'first');
const formIsMissing = (page: Page) => page.getByText(/^Unable to display the PDF/).waitFor();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function openForm(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(isForm, answer);
  await page.goto(ROUTES.signIrsForm.path);
}

function dialogsOf(page: Page): readonly string[] {
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

test('A broken form can be retried and asks for no password (R10.1, R10.2)', async ({ page }) => {
  const dialogs = dialogsOf(page);
  const answers = [
    (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
    answeredWith(FORM.subarray(0, FORM.length / 2)),
    answeredWith(await encryptedPdf({ userPassword: 'unknown' })),
    answeredWith(withWrongXrefOffset(FORM)),
  ];
  let requested = 0;
  await openForm(page, (route) => answers[requested++]?.(route));
  for (let kind = 1; kind < answers.length; kind += 1) {
    await expect.poll(() => requested).toBe(kind);
    await formIsMissing(page);
    await tryAgain(page);
  }
  await formIsShown(page);
  expect(dialogs).toEqual([]);
});

test('A form that loads slowly is canceled when the creator leaves (R10.1)', { tag: '@chromium' }, async ({ page }) => {
  const [requested] = await Promise.all([
    page.waitForRequest((request) => isForm(new URL(request.url()))),
    openForm(page, never),
  ]);
  const canceled = page.waitForEvent('requestfailed', (request) => request === requested);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'entityDetails');
  await canceled;
  await page.clock.runFor(PDF_LOAD_DEADLINE_MS);
  await expectScreen(page, 'entityDetails');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
});

test('A form can be shown after the worker failed to load once (R10.2, R20.7)', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort());
  await page.goto(ROUTES.signIrsForm.path);
  await formIsMissing(page);
  await page.unroute(WORKER);
  await tryAgain(page);
  await formIsShown(page);
});

test('A malicious PDF is shown without running its scripts or links (R10.1)', async ({ page }) => {
  const dialogs = dialogsOf(page);
  await openForm(page, answeredWith(maliciousPdf()));
  const region = page.getByRole('region', { name: /form/i }).filter({ has: page.locator('canvas') });
  await region.getByText('Sheet 1', { exact: true }).waitFor();
  await expect(region.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => 'ranFromPdf' in globalThis)).toBe(false);
  expect(dialogs).toEqual([]);
});
