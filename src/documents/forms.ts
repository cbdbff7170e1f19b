import { FILES } from '#machines/journey/routes.ts';
import { writeContract } from './contract.ts';
import { makeExtensionArchive, type ExtensionSources } from './extensionArchive.ts';
import { writeIrsForm } from './irsForm.ts';
import { pictureOfFirstPage } from './pagePicture.ts';
import type { DocumentFonts } from './style.ts';

/** A file that the product serves: its address and its content. */
export type Form = { readonly path: string; readonly bytes: Uint8Array };

/** Every generated file the product serves; the same bytes at every run (R10.1, R12.1, R13.3). */
export async function makeForms(fonts: DocumentFonts, extension: ExtensionSources): Promise<readonly Form[]> {
  const [contract, irsForm] = [await writeContract(fonts), await writeIrsForm(fonts)];
  return [
    { path: FILES.contract, bytes: contract },
    { path: FILES.contractPicture, bytes: pictureOfFirstPage(contract) },
    { path: FILES.irsForm, bytes: irsForm },
    { path: FILES.irsFormPicture, bytes: pictureOfFirstPage(irsForm) },
    { path: FILES.extension, bytes: makeExtensionArchive(extension) },
  ];
}
