import type { LoadPainter } from '#src/documents/painter.ts';
import type { DocumentWriter } from '#src/journey/hooks.ts';

/** The painter draws letters that no embedded font has. */
const loadPainter: LoadPainter = async (text) => (await import('./painter/loadPainter.ts')).loadPainter(text);
const sources = { loadPainter };

/** Writes documents in the browser; the code is loaded with the first one. */
export const documentWriter: DocumentWriter = {
  irsFormCopy: async (copy) => pdf(await (await import('#src/documents/irsForm.ts')).writeIrsFormCopy(copy, sources)),
  signedCopy: async (copy) => pdf(await (await import('#src/documents/signedCopy.ts')).writeSignedCopy(copy, sources)),
};

const pdf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' });
