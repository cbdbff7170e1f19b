import type { SignedContractCopy } from '#machines/domain/copies.ts';
import type { DocumentWriter } from '#src/journey/JourneyProvider.tsx';

/** What a chosen file turned out to be, with both fingerprints where there were two to compare. */
export type CopyVerdict =
  | { readonly kind: 'same' | 'different'; readonly name: string; readonly ofFile: string; readonly ofCopy: string }
  | { readonly kind: 'notPdf' | 'failed'; readonly name: string };

const PDF_SIGNATURE = '%PDF-';

/** Compares a file with the signed copy, which is written again; never rejects (R12.8). */
export async function compareCopy(
  file: File,
  copy: SignedContractCopy,
  documentWriter: DocumentWriter,
): Promise<CopyVerdict> {
  const { name } = file;
  try {
    const beginning = await file.slice(0, PDF_SIGNATURE.length).text();
    if (beginning !== PDF_SIGNATURE) return { kind: 'notPdf', name };
    const [ofFile, paper] = await Promise.all([documentWriter.sha256(file), documentWriter.signedCopy(copy)]);
    return { kind: ofFile === paper.sha256 ? 'same' : 'different', name, ofFile, ofCopy: paper.sha256 };
  } catch {
    return { kind: 'failed', name };
  }
}
