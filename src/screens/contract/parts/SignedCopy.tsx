import type { SignedContractCopy } from '#machines/domain/papers.ts';
import { PaperDownload } from '#src/components/PaperDownload.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { useSignedCopy } from '#src/journey/hooks.ts';

/** Writes and saves the signed copy of this contract (R12.1, R12.8). */
export function SignedCopy({ copy }: { copy: SignedContractCopy }) {
  const downloadOf = useSignedCopy();
  return (
    <PaperDownload labels={SIGNED_COPY.labels} fileName={SIGNED_COPY.fileName(copy.documentId)} {...downloadOf(copy)} />
  );
}
