import type { DocumentWriter } from '#src/journey/JourneyProvider.tsx';

/** Writes documents in the browser; the program that writes them is fetched when the first is asked for. */
export const documentWriter: DocumentWriter = {
  irsFormCopy: async (copy) => {
    const { writeIrsFormCopy } = await import('#src/documents/irsForm.ts');
    return pdf(await writeIrsFormCopy(copy));
  },
  signedCopy: async (copy) => {
    const { writeSignedCopy } = await import('#src/documents/signedCopy.ts');
    return pdf(await writeSignedCopy(copy));
  },
};

const pdf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'application/pdf' });
