import type { DocumentWriter } from '#src/journey/hooks.ts';

/** Writes documents in the browser; the program that writes them is loaded with the first one. */
export const documentWriter: DocumentWriter = {
  irsFormCopy: async (copy) => pdf(await (await import('#src/documents/irsForm.ts')).writeIrsFormCopy(copy)),
  signedCopy: async (copy) => pdf(await (await import('#src/documents/signedCopy.ts')).writeSignedCopy(copy)),
};

const pdf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' });
