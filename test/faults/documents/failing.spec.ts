import type { Page, Route } from '@playwright/test';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { FILE_WORDS } from '#src/content/files.ts';
import { openOwnFile } from '#test/e2e/support/ownFiles.ts';
import { documentFirstPage } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { pdfOfSize } from './oddPdfs.ts';
import { BROKEN_FORMS, formWithoutIndex, lockedPdf, maliciousPdf } from './pdfFiles.ts';

const FORM = (url: URL) => url.pathname === FILES.irsForm;
const WORKER = /\/assets\/pdf\.worker/;
const NOISE = /404|Failed to load resource|PDF|Warning|Abort/;
const UNABLE =
  'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.';

const answeredWith = (body: Buffer) => (route: Route) => route.fulfill({ contentType: 'application/pdf', body });
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

const never = () => new Promise(() => {});

/** A document takes as long as the machine needs: it is waited for, not timed. */
const formIsShown = (page: Page) => documentFirstPage(page).waitFor();
const isUnable = (page: Page) => page.getByText(UNABLE).waitFor();

/** What the page asks from now on in dialogs of the browser, each sent away. */
function dialogsOf(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Opens the screen of the form in a browser that is given this in its place. */
async function openForm(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(FORM, answer);
  await page.goto(ROUTES.signIrsForm.path);
}

test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(NOISE);
  await visitAs(page, CONNECTED);
});

test.describe('F-45 a document is missing, something else, empty, not whole, without its index or asks for a password', () => {
  test('the form says each time that it cannot be shown, nobody is asked for a password, and the next try shows a whole one, even one that has lost its index (R10.1, R10.2)', async ({
    page,
  }) => {
    const dialogs = dialogsOf(page);
    const broken = [...Object.values(BROKEN_FORMS), Buffer.alloc(0), await lockedPdf()];
    const answers = [missing, ...broken.map(answeredWith), answeredWith(formWithoutIndex())];
    expect(answers).toHaveLength(8);
    let requested = 0;
    await openForm(page, (route) => answers[requested++]?.(route));
    for (let kind = 1; kind < answers.length; kind += 1) {
      await expect.poll(() => requested).toBe(kind);
      await isUnable(page);
      await page.getByRole('button', { name: 'Try again' }).click();
    }
    await formIsShown(page);
    expect(dialogs).toEqual([]);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expectScreen(page, 'businessVerification');
  });
});

test.describe('F-50 a document is slow, and the creator leaves meanwhile', () => {
  test('the download is given up, and nothing is said about it later (R10.1)', async ({ page }) => {
    const [requested] = await Promise.all([
      page.waitForRequest((request) => FORM(new URL(request.url()))),
      openForm(page, never),
    ]);
    const givenUp = page.waitForEvent('requestfailed', (request) => request === requested);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectScreen(page, 'entityDetails');
    await givenUp;
    await page.clock.runFor(PDF_LOAD_DEADLINE_MS);
    await expectScreen(page, 'entityDetails');
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('F-52 the worker that reads documents does not come', () => {
  test('it is there in the normal case; without it the form says that it cannot be shown (R10.2)', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await page.goto(ROUTES.signIrsForm.path);
    expect((await worker).url()).toMatch(WORKER);
    await formIsShown(page);
    await page.route(WORKER, (route) => route.abort());
    await page.reload();
    await isUnable(page);
  });

  for (const [what, file] of [
    ['the worker failed once', WORKER],
    // Older browsers remember a failed import: under its own address it never comes.
    ['the viewer never comes under its address', /\/assets\/PdfViewer-[\w-]+\.js$/],
  ] as const) {
    test(`the form is shown by another try where ${what} (R20.7)`, async ({ page }) => {
      let isTried = false;
      await page.route(file, (route) => (isTried && file === WORKER ? route.continue() : route.abort()));
      await page.goto(ROUTES.signIrsForm.path);
      await isUnable(page);
      isTried = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await formIsShown(page);
    });
  }

  test('an own file says after 15 seconds that it cannot be shown, and is shown by another try (R20.7)', async ({
    page,
  }) => {
    let requested = 0;
    await page.route(WORKER, (route) => {
      requested += 1;
      return route.fulfill({ contentType: 'text/javascript', body: 'export {};' });
    });
    await page.goto(ROUTES.entityDetails.path);
    const dialog = await openOwnFile(page, 'sheet.pdf', pdfOfSize(612, 792));
    await expect.poll(() => requested, 'by the inspection, then by the viewer').toBe(2);
    await page.clock.runFor(PDF_LOAD_DEADLINE_MS);
    await expect(dialog.getByRole('alert')).toHaveText(FILE_WORDS.viewer.notShown);
    await page.unroute(WORKER);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('Sheet 1', { exact: true }).waitFor({ state: 'attached' });
  });
});

test.describe('F-55 a document tries to run a script', () => {
  test('it is shown, its links lead nowhere, and nothing runs (R10.1)', async ({ page }) => {
    const dialogs = dialogsOf(page);
    await openForm(page, answeredWith(maliciousPdf()));
    const region = page.getByRole('region', { name: /form/i }).filter({ has: page.locator('canvas') });
    await region.getByText('Sheet 1', { exact: true }).waitFor();
    expect(await region.getByRole('link').count()).toBe(0);
    expect(await page.evaluate(() => 'ranFromPdf' in globalThis)).toBe(false);
    expect(dialogs).toEqual([]);
  });
});
