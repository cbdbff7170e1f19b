import { irsFormAnswers } from '#machines/domain/irsForm.ts';
import type { IrsFormCopy } from '#machines/domain/copies.ts';
import { IRS_FORM_COPY_TEXT } from '#src/content/irsFormText.ts';
import { fetchFonts } from './fetchFonts.ts';
import { writeIrsForm } from './irsForm.ts';
import type { DocumentFonts } from './style.ts';

/** The form with the creator's details on their lines; the same bytes for the same details (R10.3). */
export async function writeIrsFormCopy(
  copy: IrsFormCopy,
  getFonts: () => Promise<DocumentFonts> = fetchFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  return writeIrsForm(await getFonts(), IRS_FORM_COPY_TEXT, irsFormAnswers(copy));
}
