import { readFileSync } from 'node:fs';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { readPdf } from '#test/documents/readPdf.ts';
import { scannedPdf } from '#test/support/pdfs.ts';
import { CANARY } from '#test/support/canaries.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { prepareAxe } from './support/accessible.ts';
import { openOwnFile } from './support/ownFiles.ts';
import { expectContractPage, SIGNED_DIALOG, signAndSubmit } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await visitAs(page, CONNECTED);
});

test('each document is downloaded as the very file, and the page says so (R10.3, R12.1, R13.3)', async ({ page }) => {
  for (const [screen, name, file] of [
    ['signIrsForm', 'Download the form', FILES.irsForm],
    ['contract', 'Download the contract', FILES.contract],
    ['dashboard', 'Download Extension', FILES.extension],
  ] as const) {
    await page.goto(ROUTES[screen].path);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    await expect(page.getByText('Download started').first()).toBeVisible();
    expect(readFileSync(await download.path())).toEqual(readFileSync(`public${file}`));
  }
});

test('a chosen file is shown in the page, as a document, a scanned one too, or as a picture, until the session ends, in whatever tab (R2.4, R15.4)', async ({
  page,
  context,
}) => {
  await page.goto(ROUTES.entityDetails.path);
  const dialog = await openOwnFile(page, 'agreement.pdf', readFileSync(`public${FILES.contract}`));
  await expectContractPage(page, 'first');
  await dialog.getByText('Purchase and sale of future').first().waitFor();
  await page.keyboard.press('Escape');
  await openOwnFile(page, 'scan.pdf', scannedPdf());
  // From a copy: a browser warns of a canvas that is read again and again.
  const middle = (canvas: HTMLCanvasElement) => {
    const dot = new OffscreenCanvas(1, 1).getContext('2d');
    dot?.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
    return dot?.getImageData(0, 0, 1, 1).data.join();
  };
  await expect.poll(() => dialog.locator('canvas').evaluate(middle)).toBe('0,0,0,255');
  await page.keyboard.press('Escape');
  await openOwnFile(page, 'card.png', readFileSync('public/social-preview.png'));
  const picture = dialog.getByRole('img', { name: 'card.png' });
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1200);

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await page.bringToFront();
  await expectScreen(page, 'signIn');
  await expect(dialog).toHaveCount(0);
  expect(context.pages()).toEqual([page, other]);
});

test('every page of the contract is drawn as it comes into view, its text can be selected, and its end is one key away, as a PDF and as text (R12.1, R12.2, R12.7)', async ({
  page,
}) => {
  await page.goto(ROUTES.contract.path);
  const region = page.getByRole('region', { name: 'Contract' });
  await expectContractPage(page, 'first');
  await region.getByText('Purchase and sale of future').first().waitFor();
  await region.focus();
  await page.keyboard.press('End');
  await expectContractPage(page, 'last');
  const signatures = region.getByText('Signatures', { exact: true });
  await expect(signatures).toBeVisible();
  const selected = await signatures.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(selected).toContain('Signatures');

  await region.focus();
  await page.keyboard.press('Home');
  await expectContractPage(page, 'first');
  await page.getByRole('button', { name: 'Go to the end' }).press('Enter');
  await expectContractPage(page, 'last');
  await page.getByRole('button', { name: 'Read with your details' }).press('Enter');
  const lastLine = region.getByText('For Creator Cash Advance (purchaser)');
  await expect(lastLine).not.toBeInViewport();
  await page.getByRole('button', { name: 'Go to the end' }).press('Enter');
  await expect(lastLine).toBeInViewport();
  await expect(region).toBeFocused();
  await page.getByRole('button', { name: 'Show the PDF' }).press('Enter');
  await expectContractPage(page, 'last');
});

test('the contract is printed whole, with its terms and the consent, and nothing to press (R12.1, R12.7)', async ({
  page,
}) => {
  await page.goto(ROUTES.contract.path);
  await expectContractPage(page, 'first');
  const { text } = await readPdf(await page.pdf());
  for (const words of ['Check your terms', 'Consent to electronic records', '27. State disclosures']) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/Go to the end|Submit signed contract|Page 1 of/);
});

test('on a phone the agreement is read in a window of its own, and counts as read at its end, not when it is opened (R12.2, R18.3)', async ({
  page,
}) => {
  await page.addInitScript(([key, strict]) => sessionStorage.setItem(key, strict), [
    SIMULATION_KEY,
    JSON.stringify({ requireContractScroll: true }),
  ] as const);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ROUTES.contract.path);
  const agreement = page.getByRole('checkbox', { name: /agree to its terms/ });
  const opener = page.getByRole('button', { name: 'Read the whole agreement' });
  const dialog = page.getByRole('dialog', { name: 'The agreement' });
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
  };
  await opener.click();
  const violations = await prepareAxe(page);
  await expect(dialog.getByRole('heading', { name: '27. State disclosures' })).toBeAttached();
  expect(await violations()).toEqual([]);
  await close();
  await expect(agreement).toBeDisabled();
  await opener.click();
  await dialog.getByRole('region', { name: 'Contract' }).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await close();
  await expect(agreement).toBeEnabled();
});

test('the signed copy says what was signed, by whom and under which id (R12.1, R12.8)', async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  await expectContractPage(page, 'first');
  await signAndSubmit(page);
  const dialog = page.getByRole('dialog', { name: SIGNED_DIALOG });
  const documentId = await dialog.getByText(/^CCA-\d+$/).innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download your signed copy' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`creator-cash-advance-${documentId}-signed.pdf`);
  const { text } = await readPdf(readFileSync(await download.path()));
  expect(text).toContain(documentId);
  expect(text).toContain(CANARY.signature);
  await expect(dialog.getByRole('status')).toHaveText('Saved with your downloads.');
});
