import { sha256 } from '#src/documents/sha256.ts';
import type { WrittenDocument, DocumentWriter } from '#src/journey/JourneyProvider.tsx';

const PDF = 'application/pdf';

/** Writes documents in the browser; the program that writes them is fetched when the first is asked for. */
export const documentWriter: DocumentWriter = {
  irsFormCopy: async (copy) => {
    const { writeIrsFormCopy } = await import('#src/documents/irsFormCopy.ts');
    return writtenDocument(await writeIrsFormCopy(copy));
  },
  signedCopy: async (copy) => {
    const { writeSignedCopy } = await import('#src/documents/signedCopy.ts');
    return writtenDocument(await writeSignedCopy(copy));
  },
  sha256: async (file) => sha256(new Uint8Array(await file.arrayBuffer())),
};

async function writtenDocument(bytes: Uint8Array<ArrayBuffer>): Promise<WrittenDocument> {
  return { file: new Blob([bytes], { type: PDF }), sha256: await sha256(bytes) };
}
