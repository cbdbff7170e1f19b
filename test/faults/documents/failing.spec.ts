import type { Page, Route } from '@playwright/test';
import { PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FILES, OFFICIAL_IRS_FORM_URL, ROUTES } from '#machines/journey/routes.ts';
import { HEADINGS } from '#test/e2e/support/headings.ts';
import { documentFirstPage, expectContractPage, sign } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from '#test/e2e/support/test.ts';
import { BROKEN_FORMS, formWithoutIndex, lockedPdf } from './pdfFiles.ts';

const FORM = (url: URL) => url.pathname === FILES.irsForm;
const CONTRACT = (url: URL) => url.pathname === FILES.contract;
const NOISE = /404|Failed to load resource|PDF|Warning|Abort/;
const UNABLE =
  'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.';

const answeredWith = (body: Buffer) => (route: Route) => route.fulfill({ contentType: 'application/pdf', body });
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

const never = () => new Promise(() => {});

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** A document takes as long as the machine needs: it is waited for, not timed. */
async function expectFormShown(page: Page): Promise<void> {
  await documentFirstPage(page).waitFor();
  await expect(documentFirstPage(page)).toBeVisible();
}

async function expectUnable(page: Page): Promise<void> {
  await page.getByText(UNABLE).waitFor();
  await expect(page.getByText(UNABLE)).toBeVisible();
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

test.describe('F-44 a document is missing', () => {
  test('the form says so, offers the download and the official page, and the way on stays open (R10.2, R10.5)', async ({
    page,
  }) => {
    await openForm(page, missing);
    await expectUnable(page);
    await expect(page.getByRole('alert').filter({ hasText: UNABLE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download the form' })).toHaveAttribute('href', FILES.irsForm);
    await expect(page.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('href', OFFICIAL_IRS_FORM_URL);
    await page.unroute(FORM);
    await retry(page).click();
    await expectFormShown(page);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expectScreen(page, 'businessVerification', HEADINGS.businessVerification);
  });
});

test.describe('F-45 a document is something else, or not whole', () => {
  test('the form says each time that it cannot be shown, and another try shows the whole one (R10.2)', async ({
    page,
  }) => {
    const kinds = Object.values(BROKEN_FORMS);
    expect(kinds).toHaveLength(4);
    let asked = 0;
    await openForm(page, (route) => answeredWith(kinds[asked++] ?? Buffer.alloc(0))(route));
    for (let kind = 1; kind <= kinds.length; kind += 1) {
      await expect.poll(() => asked).toBe(kind);
      await expectUnable(page);
      if (kind === kinds.length) await page.unroute(FORM);
      await retry(page).click();
    }
    await expectFormShown(page);
  });
});

test.describe('F-46 a document is empty', () => {
  test('the form says that it cannot be shown (R10.2)', async ({ page }) => {
    await openForm(page, answeredWith(Buffer.alloc(0)));
    await expectUnable(page);
  });
});

test.describe('F-47 a document has lost its index', () => {
  test('the form is shown all the same (R10.1)', async ({ page }) => {
    await openForm(page, answeredWith(formWithoutIndex()));
    await expectFormShown(page);
  });
});

test.describe('F-48 a document asks for a password', () => {
  test('the form says that it cannot be shown, and nobody is asked for a password (R10.2)', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openForm(page, answeredWith(await lockedPdf()));
    await expectUnable(page);
    expect(dialogs).toEqual([]);
  });
});

test.describe('F-49 a document never comes', () => {
  test('after 15 seconds the form says that it cannot be shown, and another try shows it (R10.2)', async ({ page }) => {
    await openForm(page, never);
    await expect(page.getByText('Loading the form')).toBeVisible();
    await page.clock.runFor(PDF_LOAD_DEADLINE_MS);
    await expectUnable(page);
    await page.unroute(FORM);
    await retry(page).click();
    await expectFormShown(page);
  });
});

test.describe('F-50 a document is slow, and the creator leaves meanwhile', () => {
  test('the download is given up, and nothing is said about it later (R10.1)', async ({ page }) => {
    const [asked] = await Promise.all([
      page.waitForRequest((request) => FORM(new URL(request.url()))),
      openForm(page, never),
    ]);
    const givenUp = page.waitForEvent('requestfailed', (request) => request === asked);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await givenUp;
    await page.clock.runFor(PDF_LOAD_DEADLINE_MS);
    await expectScreen(page, 'entityDetails', HEADINGS.entityDetails);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('F-52 the worker that reads documents does not come', () => {
  test('it is there in the normal case; without it the form says that it cannot be shown (R10.2)', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await page.goto(ROUTES.signIrsForm.path);
    expect((await worker).url()).toMatch(/\/assets\/pdf\.worker/);
    await expectFormShown(page);
    await page.route(/\/assets\/pdf\.worker/, (route) => route.abort());
    await page.reload();
    await expectUnable(page);
  });
});

test.describe('F-56 the contract cannot be shown', () => {
  test('its whole text stands in its place, and only what could be read is signed (R12.2, R12.3, R12.7)', async ({
    page,
  }) => {
    await page.route(CONTRACT, missing);
    await page.goto(ROUTES.contract.path);
    const text = page.getByRole('region', { name: 'Contract' });
    const section = text.getByRole('heading', { name: 'Not a loan; no interest;' });
    await section.waitFor({ state: 'attached' });
    await expect(section).toBeAttached();
    await page.getByRole('button', { name: 'Skip to the end' }).click();
    await expect(text.getByText('SHA-256 of the unsigned document')).toBeInViewport();
    await sign(page);
    await expect(page.getByRole('button', { name: 'Submit signed contract' })).toBeEnabled();
    await page.unroute(CONTRACT);
    await retry(page).click();
    await expectFormShown(page);
    await expectContractPage(page, 1);
  });
});
