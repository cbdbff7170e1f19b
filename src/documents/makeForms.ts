import { readdir, readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { FILES } from '#machines/journey/routes.ts';
import { writeContract } from './contract.ts';
import { writeIrsForm } from './irsForm.ts';
import { pictureOfFirstPage } from './pagePicture.ts';
import { readFonts } from './sources.ts';

const EXTENSION = new URL('./extension/', import.meta.url);

/** Every generated file the product serves, by its address; the same bytes at every run (R10.1, R12.1, R13.3). */
export async function makeForms(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = await readFonts({ read: async (address) => Uint8Array.from(await readFile(`.${address}`)) });
  const [contract, irsForm] = [await writeContract(fonts), await writeIrsForm(fonts)];
  return new Map<string, Uint8Array>([
    [FILES.contract, contract],
    [FILES.contractPicture, await pictureOfFirstPage(contract)],
    [FILES.irsForm, irsForm],
    [FILES.irsFormPicture, await pictureOfFirstPage(irsForm)],
    [FILES.extension, await packExtension()],
  ]);
}

/** The browser extension as a ZIP archive; equal files give equal bytes (R13.3). */
async function packExtension(): Promise<Uint8Array> {
  const names = (await readdir(EXTENSION)).sort();
  const files = names.map(async (name) => [name, Uint8Array.from(await readFile(new URL(name, EXTENSION)))] as const);
  // A ZIP stores local time without a zone: built from local parts, it reads the same in every zone.
  return zipSync(Object.fromEntries(await Promise.all(files)), { level: 9, mtime: new Date(2026, 0, 1) });
}
