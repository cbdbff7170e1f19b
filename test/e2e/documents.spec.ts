import { readFileSync } from 'node:fs';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { FILE_WORDS } from '#src/content/files.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import { SIMULATION_KEY } from '#src/services/simulation.ts';
import { readPdf } from '#test/documents/readPdf.ts';
import { scannedPdf } from '#test/support/pdfs.ts';
import { openOwnFile } from './support/ownFiles.ts';
import { expectContractPage, SIGNED_DIALOG, signAndSubmit } from './support/placeSteps.ts';
import { CONNECTED, expect, expectScreen, test, visitAs } from './support/test.ts';

const { agreement } = CONTRACT;
/** A smaller share of a picture is a speck, a larger one a block; letters are in between. */
const INK_SHARE = { min: 0.05, max: 0.7 } as const;

test.beforeEach(({ page }) => visitAs(page, CONNECTED));

for (const [screen, name, file] of [
  ['signIrsForm', SIGN_IRS_FORM.download, FILES.irsForm],
  ['contract', CONTRACT.download, FILES.contract],
  ['dashboard', DASHBOARD.extension.action, FILES.extension],
] as const) {
  test(`the link on ${screen} downloads ${file} unchanged (R10.3, R12.1, R13.3)`, async ({ page }) => {
    await page.goto(ROUTES[screen].path);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    await expect(page.getByText('Download started').first()).toBeVisible();
    expect(readFileSync(await download.path())).toEqual(readFileSync(`public${file}`));
  });
}

test('a chosen PDF, scan or picture is shown until the session ends (R2.4, R15.4)', async ({ page, context }) => {
  await page.goto(ROUTES.entityDetails.path);
  const dialog = await openOwnFile(page, 'agreement.pdf', readFileSync(`public${FILES.contract}`));
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
});

test('the contract can be read to its end by keyboard (R12.1, R12.2, R12.7)', async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  const region = page.getByRole('region', { name: CONTRACT.document });
  const press = (name: string) => page.getByRole('button', { name }).press('Enter');
  await expectContractPage(page, 'first');
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
  await press(agreement.skipToEnd);
  await expectContractPage(page, 'last');
  await press(agreement.readAsText);
  const lastLine = region.getByText('For Creator Cash Advance (purchaser)');
  await expect(lastLine).not.toBeInViewport();
  await press(agreement.skipToEnd);
  await expect(lastLine).toBeInViewport();
  await expect(region).toBeFocused();
});

test('the contract is printed whole, without buttons (R12.1, R12.7)', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(ROUTES.contract.path);
  await expectContractPage(page, 'first');
  const { text } = await readPdf(await page.pdf());
  expect(text).toContain('Check your terms');
  expect(text).toContain('Consent to electronic records');
  expect(text).toContain('27. State disclosures');
  expect(text).not.toMatch(/Go to the end|Submit signed contract|Page 1 of/);
});

test('the agreement on a phone counts as read at its end (R12.2, R18.3)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/robots.txt');
  const strict = [SIMULATION_KEY, JSON.stringify({ requireContractScroll: true })] as const;
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), strict);
  await page.goto(ROUTES.contract.path);
  const checkbox = page.getByLabel(CONTRACT.sign.agreement);
  const opener = page.getByRole('button', { name: agreement.readAll });
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await dialog.getByRole('button', { name: FILE_WORDS.viewer.close }).click();
    await expect(opener).toBeFocused();
  };
  await opener.click();
  await close();
  await expect(checkbox).toBeDisabled();
  await opener.click();
  await dialog.getByRole('region', { name: CONTRACT.document }).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await close();
  await expect(checkbox).toBeEnabled();
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
    const { text, tagged } = await readPdf(bytes);
    expect(text).toContain(documentId);
    expect(tagged).toContain(`TD ${name}`);
    const { inks } = await readPdf(bytes);
    expect(inks.length).toBeGreaterThan(0);
    expect(inks.filter((ink) => ink < INK_SHARE.min || ink > INK_SHARE.max)).toEqual([]);
    await expect(dialog.getByRole('status')).toHaveText(SIGNED_COPY.labels.done);
  });
}
