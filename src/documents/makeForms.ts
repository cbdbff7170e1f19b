import { readdir, readFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import { zipSync } from 'fflate';
import { FILES } from '#machines/journey/routes.ts';
import { writeContract } from './contract.ts';
import { readFonts } from './fonts.ts';
import { writeIrsForm } from './irsForm.ts';
import { openPdf } from './openPdf.ts';

const EXTENSION = new URL('./extension/', import.meta.url);
/** In pixels per point. Sharp enough for phones, which show the IRS form's image until its PDF is opened. */
const IMAGE_SCALE = 1.5;
const WEBP_QUALITY = 40;

type CanvasFactory = { readonly create: (width: number, height: number) => { readonly canvas: Canvas } };

/**
 * Generates the contract, the IRS form, an image of each one's first page, and the browser extension, keyed by URL path.
 * The same input always produces the same bytes (R10.1, R12.1, R13.3).
 */
export async function makeForms(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = await readFonts({ read: async (address) => Uint8Array.from(await readFile(`.${address}`)) });
  const [contract, irsForm] = [await writeContract(fonts), await writeIrsForm(fonts)];
  return new Map<string, Uint8Array>([
    [FILES.contract, contract],
    [FILES.contractPicture, await renderFirstPage(contract)],
    [FILES.irsForm, irsForm],
    [FILES.irsFormPicture, await renderFirstPage(irsForm)],
    [FILES.extension, await packExtension()],
  ]);
}

async function renderFirstPage(bytes: Uint8Array): Promise<Uint8Array> {
  const task = openPdf(bytes);
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: IMAGE_SCALE });
  const { canvas } = (pdf.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const image = await canvas.encode('webp', WEBP_QUALITY);
  await task.destroy();
  return image;
}

async function packExtension(): Promise<Uint8Array> {
  const names = (await readdir(EXTENSION)).sort();
  const files = names.map(async (name) => [name, Uint8Array.from(await readFile(new URL(name, EXTENSION)))] as const);
  // A ZIP stores local time without a zone, so a local date produces equal bytes in every time zone.
  return zipSync(Object.fromEntries(await Promise.all(files)), { level: 9, mtime: new Date(2026, 0, 1) });
}
