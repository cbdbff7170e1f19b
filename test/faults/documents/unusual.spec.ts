import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { expectContractPage } from '#test/e2e/support/placeSteps.ts';
import { CONNECTED, expect, test, visitAs } from '#test/e2e/support/test.ts';
import { longPdf, maliciousPdf } from './pdfFiles.ts';

const FORM = (url: URL) => url.pathname === FILES.irsForm;
const PAGES = 300;
const BYTES_MORE = 50_000_000;
const MOST_DRAWN = 8;
const MOST_HEAP_BYTES = 300_000_000;

test.beforeEach(async ({ page }) => {
  await visitAs(page, CONNECTED);
});

test.describe('F-51 a document is far too long and heavy', () => {
  test('only the pages near the reader are drawn, and the last one is a key away (R10.1)', async ({ page }) => {
    await page.route(FORM, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: longPdf(PAGES, BYTES_MORE) }),
    );
    await page.goto(ROUTES.signIrsForm.path);
    const tools = page.getByRole('group', { name: 'Document view' });
    // It takes as long as the machine needs: it is waited for, not timed.
    await tools.getByText(`Page 1 of ${PAGES}`).waitFor();
    const region = page.getByRole('region', { name: /form/i }).filter({ has: page.locator('canvas') });
    await region.getByText('Sheet 1', { exact: true }).waitFor();
    expect(await region.locator('canvas').count()).toBeLessThanOrEqual(MOST_DRAWN);
    await region.focus();
    await page.keyboard.press('End');
    await expect(tools.getByText(`Page ${PAGES} of ${PAGES}`)).toBeVisible();
    await expect(region.getByText(`Sheet ${PAGES}`, { exact: true })).toBeVisible();
    expect(await region.locator('canvas').count()).toBeLessThanOrEqual(MOST_DRAWN);
    const browser = await page.context().newCDPSession(page);
    const { usedSize } = await browser.send('Runtime.getHeapUsage');
    expect(usedSize).toBeLessThan(MOST_HEAP_BYTES);
  });
});

test.describe('F-53 the browser cannot walk through a stream, as Safari up to 26', () => {
  test('the words of the contract are there and can be selected (R12.1)', async ({ page }) => {
    await page.addInitScript(() => {
      const prototype = ReadableStream.prototype as { [Symbol.asyncIterator]?: unknown };
      delete prototype[Symbol.asyncIterator];
    });
    await page.goto(ROUTES.contract.path);
    await expectContractPage(page, 1);
    const words = page.getByRole('region', { name: 'Contract' }).getByText('Purchase and sale of future').first();
    await expect(words).toBeVisible();
    const selected = await words.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected).toContain('Purchase and sale of future');
  });
});

test.describe('F-55 a document tries to run a script', () => {
  test('it is shown, its links lead nowhere, and nothing runs (R10.1)', async ({ page, expectNoise }) => {
    expectNoise(/Warning/);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route(FORM, (route) => route.fulfill({ contentType: 'application/pdf', body: maliciousPdf() }));
    await page.goto(ROUTES.signIrsForm.path);
    const region = page.getByRole('region', { name: /form/i }).filter({ has: page.locator('canvas') });
    await region.getByText('Sheet 1', { exact: true }).waitFor();
    expect(await region.getByRole('link').count()).toBe(0);
    expect(await page.evaluate(() => 'ranFromPdf' in globalThis)).toBe(false);
    expect(dialogs).toEqual([]);
  });
});
