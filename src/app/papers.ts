import type { Paper, Papers } from '#src/journey/JourneyProvider.tsx';

const PDF = 'application/pdf';

/** Writes documents in the browser; the program that writes them is fetched when the first is asked for. */
export const papers: Papers = {
  irsFormCopy: async (copy) => {
    const { writeIrsFormCopy } = await import('#src/documents/irsFormCopy.ts');
    return paperOf(await writeIrsFormCopy(copy));
  },
  signedCopy: async (copy) => {
    const { writeSignedCopy } = await import('#src/documents/signedCopy.ts');
    return paperOf(await writeSignedCopy(copy));
  },
  sha256,
};

async function paperOf(bytes: Uint8Array<ArrayBuffer>): Promise<Paper> {
  const file = new Blob([bytes], { type: PDF });
  return { file, sha256: await sha256(file) };
}

async function sha256(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
