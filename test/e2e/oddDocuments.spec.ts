import type { Locator } from '@playwright/test';
import { PDF_MAX_CANVAS_SIDE_PIXELS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { PDF_TEXT } from '#src/content/components.ts';
import { chinesePdf, dynamicForm, filledForm, pdfOfSize, pdfWithoutPages } from '#test/support/pdfs.ts';
import { openOwnFile } from './support/ownFiles.ts';
import { CONNECTED, expect, test, visitAs } from './support/test.ts';

/** Built-ins of the last two years, and some that are older, which browsers in use may lack. */
const NEW_BUILT_INS = `
  for (const [home, names] of [
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Promise, ['try', 'withResolvers']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [Iterator.prototype, ['map', 'filter', 'flatMap', 'some', 'every', 'find', 'forEach', 'take', 'drop', 'toArray']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Math, ['sumPrecise', 'f16round']],
    [URL, ['parse']],
    [RegExp, ['escape']],
    [JSON, ['rawJSON', 'isRawJSON']],
    [Array, ['fromAsync']],
    [ReadableStream.prototype, ['values', Symbol.asyncIterator]],
    [globalThis, ['Iterator', 'Float16Array']],
  ]) for (const name of names) delete home[name];
`;
const WORKER = /\/assets\/pdf\.worker/;

/** How much of a canvas is darker than half, read from a copy: a browser warns of one that is read again and again. */
async function darkPixels(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(element, 0, 0);
    const pixels = copy?.getImageData(0, 0, width, height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
  });
}

/** A document takes as long as the machine needs: it is waited for, not timed. */
async function expectDrawn(canvas: Locator): Promise<void> {
  await canvas.waitFor();
  await expect.poll(() => darkPixels(canvas)).toBeGreaterThan(0);
}

const isRead = (text: Locator) => text.waitFor({ state: 'attached' });

test.beforeEach(async ({ page }) => {
  await visitAs(page, CONNECTED);
});

test('a document is shown in a browser without the newest built-ins (R20.7)', async ({ page }) => {
  await page.addInitScript(NEW_BUILT_INS);
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${NEW_BUILT_INS}${await response.text()}` });
  });
  await page.goto(ROUTES.signIrsForm.path);
  const sheet = page.getByRole('group', { name: 'Page 1 of 2' });
  await expectDrawn(sheet.locator('canvas'));
  await isRead(sheet.getByText(/^These are the lines that Form 4506-T asks for/));
});

test('a filled form shows the values that it brings no picture of (R20.7)', async ({ page }) => {
  await page.goto(ROUTES.entityDetails.path);
  const form = filledForm('/FT/Tx/T(Name)/V(Ada Example)/Rect[20 700 300 730]');
  const dialog = await openOwnFile(page, 'form.pdf', form);
  await expectDrawn(dialog.locator('canvas'));
  await isRead(dialog.getByText('Name: Ada Example'));
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});

test('a Chinese document is read with the fonts of the product (R20.7)', async ({ page }) => {
  const fetched: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (/\/pdfjs-[\d.]+\//.test(response.url()))
      fetched.push(`${response.status()} ${response.url().split('/').at(-1)}`);
  });
  await page.goto(ROUTES.entityDetails.path);
  const latin = await openOwnFile(page, 'latin.pdf', pdfOfSize(612, 792));
  await isRead(latin.getByText('Sheet 1', { exact: true }));
  expect(fetched).toEqual([]);
  await page.keyboard.press('Escape');
  const dialog = await openOwnFile(page, 'chinese.pdf', chinesePdf());
  await isRead(dialog.getByText('公司名称'));
  expect(fetched).toContain('200 UniGB-UCS2-H.bcmap');
});

test('a very tall, thin page is drawn at every zoom (R20.7)', async ({ page }) => {
  await page.goto(ROUTES.entityDetails.path);
  const dialog = await openOwnFile(page, 'tall.pdf', pdfOfSize(50, 14_400));
  const canvas = dialog.locator('canvas');
  await expectDrawn(canvas);
  await dialog.getByRole('button', { name: PDF_TEXT.zoomOut }).click();
  await expectDrawn(canvas);
  const side = await canvas.evaluate((element: HTMLCanvasElement) => element.height);
  expect(side).toBeLessThanOrEqual(PDF_MAX_CANVAS_SIDE_PIXELS);
});

for (const [what, bytes] of [
  ['without pages', pdfWithoutPages()],
  ['that only other programs lay out', dynamicForm()],
] as const) {
  test(`a document ${what} is refused at once with a message (R20.7)`, async ({ page }) => {
    await page.route(
      (url) => url.pathname === FILES.irsForm,
      (route) => route.fulfill({ body: bytes }),
    );
    await page.goto(ROUTES.signIrsForm.path);
    await page.getByText(/^Unable to display the PDF/).waitFor();
  });
}
