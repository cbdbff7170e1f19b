import { readFileSync } from 'node:fs';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { readPdf } from '#test/documents/readPdf.ts';
import { chinesePdf, scannedPdf } from '#test/support/pdfs.ts';
import {
  expectDocumentPage,
  expectPagesDrawn,
  openUploadedFile,
  SIGNED_DIALOG,
  signAndSubmit,
} from './support/steps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from './support/test.ts';

/** The expected share of dark pixels in an image of text. Less would mean specks, and more a solid block. */
const INK_SHARE = { min: 0.05, max: 0.7 } as const;

/** Deletes recent built-ins that some supported browsers lack. */
const DELETE_NEW_BUILT_INS = `
  for (const [owner, names] of [
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
  ]) for (const name of names) delete owner[name];
`;

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

test('the contract downloads unchanged (R12.1)', async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  const link = page.getByRole('link', { name: CONTRACT.download });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await expect(page.getByText('Download started').first()).toBeVisible();
  expect(readFileSync(await download.path())).toEqual(readFileSync(`public${FILES.contract}`));
});

test('a document renders in a browser without the newest built-ins (R20.7)', async ({ page }) => {
  await page.addInitScript(DELETE_NEW_BUILT_INS);
  await page.route(/\/assets\/pdf\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${DELETE_NEW_BUILT_INS}${await response.text()}` });
  });
  await page.goto(ROUTES.signIrsForm.path);
  await page.getByText(/^These are the lines that Form 4506-T asks for/).waitFor({ state: 'attached' });
  await expectPagesDrawn(page);
});

test('a Chinese document renders with the bundled character map (R20.7)', async ({ page }) => {
  await page.goto(ROUTES.entityDetails.path);
  const characterMap = page.waitForResponse(/\/pdfjs-[\d.]+\/.*UniGB-UCS2-H\.bcmap$/);
  const dialog = await openUploadedFile(page, 'chinese.pdf', chinesePdf());
  await dialog.getByText('公司名称').waitFor({ state: 'attached' });
  expect((await characterMap).status()).toBe(200);
});

test('a chosen PDF, scan or image is shown until the session ends (R2.4, R15.4)', async ({ page, context }) => {
  await page.goto(ROUTES.entityDetails.path);
  const dialog = await openUploadedFile(page, 'agreement.pdf', readFileSync(`public${FILES.contract}`));
  await dialog.getByText('Purchase and sale of future').first().waitFor();
  await page.keyboard.press('Escape');
  await openUploadedFile(page, 'scan.pdf', scannedPdf());
  // Reads a copy, because browsers warn about repeated reads of a canvas.
  const centerPixel = (canvas: HTMLCanvasElement) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    pixel?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
    return pixel?.getImageData(0, 0, 1, 1).data.join();
  };
  await expect.poll(() => dialog.locator('canvas').evaluate(centerPixel)).toBe('0,0,0,255');
  await page.keyboard.press('Escape');
  await openUploadedFile(page, 'card.png', readFileSync('public/social-preview.png'));
  const image = dialog.getByRole('img', { name: 'card.png' });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);

  const otherTab = await context.newPage();
  await otherTab.goto('/robots.txt');
  await otherTab.evaluate(() => localStorage.clear());
  await page.bringToFront();
  await expectScreen(page, 'signIn');
  await expect(dialog).toHaveCount(0);
});

test('the contract can be read to the end by keyboard (R12.1, R12.2)', async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  const region = page.getByRole('region', { name: CONTRACT.document });
  await expectDocumentPage(page, 'first');
  await region.focus();
  await page.keyboard.press('End');
  await expectDocumentPage(page, 'last');
  await expect(region.getByText('Signatures', { exact: true })).toBeVisible();
  await region.focus();
  await page.keyboard.press('Home');
  await expectDocumentPage(page, 'first');
  await page.getByRole('button', { name: CONTRACT.agreement.skipToEnd }).press('Enter');
  await expectDocumentPage(page, 'last');
  await expect(region).toBeFocused();
});

test('the contract prints in full without buttons (R12.1, R12.7)', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  await expectDocumentPage(page, 'first');
  const { text } = await readPdf(await page.pdf());
  expect(text).toContain('Check your terms');
  expect(text).toContain('Consent to electronic records');
  expect(text).toContain('27. State disclosures');
  expect(text).not.toMatch(/Go to the end|Submit signed contract|Page 1 of/);
});

for (const [scripts, name] of [
  ['Arabic and Hebrew', 'محمد عبد الله דנה כהן'],
  ['Devanagari, Chinese and emoji', 'प्रिया शर्मा 欧阳 小明 👩‍👩‍👧‍👦 🎨'],
] as const) {
  test(`the signed copy shows a name in ${scripts} (R12.1, R12.8, R20.6)`, { tag: '@chromium' }, async ({ page }) => {
    test.slow();
    await page.goto(ROUTES.contract.path);
    await signAndSubmit(page, name);
    const dialog = page.getByRole('dialog', { name: SIGNED_DIALOG });
    const documentId = await dialog.getByText(/^CCA-\d+$/).innerText();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: SIGNED_COPY.labels.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`creator-cash-advance-${documentId}-signed.pdf`);
    const bytes = readFileSync(await download.path());
    const { text, tagged, inkShares } = await readPdf(bytes);
    expect(text).toContain(documentId);
    expect(tagged).toContain(`TD ${name}`);
    expect(inkShares.length).toBeGreaterThan(0);
    expect(inkShares.filter((share) => share < INK_SHARE.min || share > INK_SHARE.max)).toEqual([]);
    await expect(dialog.getByRole('status')).toHaveText(SIGNED_COPY.labels.done);
  });
}
