import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '#machines/journey/routes.ts';
import { DROP_PROBLEMS, refusalWords } from '#src/content/files.ts';
import { CONNECTED, expect, test, visitAs } from '#test/e2e/support/test.ts';
import {
  BROKEN_PICTURES,
  certifiedPdf,
  encryptedPdf,
  FAULTY_PDFS,
  jpegFile,
  OTHER_FAULTY_PDFS,
  pdfFile,
  pngFile,
  READABLE_PDFS,
} from '#test/support/files.ts';

type Fault = Parameters<typeof refusalWords>[0]['problem'];

const HELD = new Date('2026-11-21T10:00:00-05:00');
const wordsOf = (problem: Fault) => refusalWords({ name: '', content: 'other', problem }).join(' ');
const taxReturn = (page: Page) => page.getByRole('group', { name: /tax return$/ });
const ownerId = (page: Page) => page.getByRole('group', { name: 'Owner 1 ID document' });

/** Chooses a file whose name and type say nothing about its content. */
const choose = (field: Locator, name: string, buffer: Buffer) =>
  field.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** A file is opened as fast as the machine can; the deadline for it never comes, since the clock of the page is held. */
const OPENED = { timeout: 60_000 };
async function expectRefused(page: Page, name: string, bytes: Buffer, fault: Fault): Promise<void> {
  await choose(taxReturn(page), name, bytes);
  const refusal = `“${name}” was not added.`;
  const note = taxReturn(page).getByRole('paragraph').filter({ hasText: refusal });
  await expect(note).toHaveText(`${refusal} ${wordsOf(fault)}`, OPENED);
}
const expectTaken = (field: Locator, name: string) => expect(field.locator('bdi')).toHaveText(name, OPENED);

test.beforeEach(async ({ page }) => {
  test.slow();
  await visitAs(page, CONNECTED);
  await page.goto(ROUTES.entityDetails.path);
  await page.clock.pauseAt(HELD);
});

test.describe('F-57 a file is not what its name says', () => {
  test('a PDF that nobody could read later is refused at once with what to do (R20.5)', async ({ page }) => {
    await choose(taxReturn(page), 'kept', pdfFile());
    await expectTaken(taxReturn(page), 'kept');
    for (const [fault, bytes] of Object.entries(FAULTY_PDFS)) await expectRefused(page, fault, bytes, fault as Fault);
    await expect(taxReturn(page).locator('bdi')).toHaveText('kept');
  });

  test('a PDF with less to show than it seems is refused too (R20.5)', async ({ page }) => {
    for (const [name, bytes, fault] of OTHER_FAULTY_PDFS) await expectRefused(page, name, bytes, fault);
  });

  test('a PDF that a password or a certificate opens is refused (R20.5)', async ({ page }) => {
    const locked = await encryptedPdf({ userPassword: 'unknown', ownerPassword: 'unknown too' });
    await expectRefused(page, 'a password', locked, 'lockedPdf');
    await expectRefused(page, 'a certificate', certifiedPdf(), 'lockedPdf');
  });

  test('a document that can be read in part is taken (R20.5)', async ({ page }) => {
    const changeable = await encryptedPdf({ ownerPassword: 'unknown' });
    const readable = [...Object.entries(READABLE_PDFS), ['a document locked against changes', changeable]] as const;
    for (const [name, bytes] of readable) {
      await choose(taxReturn(page), name, bytes);
      await expectTaken(taxReturn(page), name);
    }
    await expect(taxReturn(page).getByText('was not added')).toHaveCount(0);
  });

  test('a picture under any name counts when the browser shows it (R9.4, R20.5)', async ({ page, expectNoise }) => {
    // The recorder of traces requests every picture once more, by an address that is revoked by then.
    expectNoise(/^error: Connecting to 'blob:/);
    const pictures = {
      'a picture': pngFile(),
      'another picture': jpegFile(),
      'a picture without its end': await cutPicture(page),
    };
    for (const [name, bytes] of Object.entries(pictures)) {
      await choose(ownerId(page), name, bytes);
      await expectTaken(ownerId(page), name);
    }
    for (const [name, bytes] of Object.entries(BROKEN_PICTURES)) {
      await choose(ownerId(page), name, bytes);
      await expect(ownerId(page).getByText(`“${name}” was not added.`)).toBeVisible();
      await expect(ownerId(page).getByText(wordsOf('brokenPicture'))).toBeVisible();
    }
  });

  for (const part of [/\/assets\/inspectPdf/, /\/assets\/pdf\.worker/]) {
    test(`a PDF counts by its first bytes without ${part.source} (R20.5)`, async ({ page, expectNoise }) => {
      expectNoise(/Failed to load resource|PDF|worker/i);
      await page.route(part, (route) => route.abort());
      await choose(taxReturn(page), 'unopened', FAULTY_PDFS.brokenPdf);
      await expectTaken(taxReturn(page), 'unopened');
    });
  }
});

test.describe('F-60 something else than one file is dropped', () => {
  test('a real folder, several files and words are refused, and one file is taken (R9.5, R20.5)', async ({
    page,
  }, info) => {
    const folder = info.outputPath('Taxes');
    mkdirSync(folder, { recursive: true });
    const files = ['a.pdf', 'b.pdf'].map((name) => `${folder}/${name}`);
    for (const path of files) writeFileSync(path, pdfFile());
    const words = [{ mimeType: 'text/plain', data: 'https://example.com/return.pdf' }];
    for (const [data, sentence] of [
      [{ items: [], files: [folder] }, DROP_PROBLEMS.folder],
      [{ items: [], files }, DROP_PROBLEMS.several],
      [{ items: words, files: [] }, DROP_PROBLEMS.noFile],
    ] as const) {
      await drop(page, taxReturn(page), data);
      await expect(taxReturn(page).getByText(sentence)).toBeVisible();
    }
    await expect(taxReturn(page).locator('bdi')).toHaveCount(0);
    await drop(page, taxReturn(page), { items: [], files: files.slice(0, 1) });
    await expectTaken(taxReturn(page), 'a.pdf');
    expect(new URL(page.url()).pathname).toBe(ROUTES.entityDetails.path);
  });
});

type Dragged = { readonly items: readonly { mimeType: string; data: string }[]; readonly files: readonly string[] };

/** Drags this from outside over a field and lets it go there, as the browser does with a mouse. */
async function drop(page: Page, field: Locator, { items, files }: Dragged): Promise<void> {
  const zone = field.getByRole('button').first();
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (box === null) throw new Error('The field is not shown.');
  const client = await page.context().newCDPSession(page);
  const data = { items: [...items], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data });
  await client.detach();
}

/** A picture that lost its end on the way. */
async function cutPicture(page: Page): Promise<Buffer> {
  const whole = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 200);
    canvas.getContext('2d')?.fillRect(20, 20, 90, 90);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(whole.slice(0, -20));
}
