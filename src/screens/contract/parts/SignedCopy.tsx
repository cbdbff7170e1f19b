import type { SignedContractCopy } from '#machines/domain/copies.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SIGNED_COPY } from '#src/content/contractCopy.ts';
import { useSignedCopy } from '#src/journey/hooks.ts';

/** Writes and saves the signed copy of this contract (R12.1, R12.8). */
export function SignedCopy({ copy }: { copy: SignedContractCopy }) {
  const downloadOf = useSignedCopy();
  return (
    <DocumentDownload
      labels={SIGNED_COPY.labels}
      fileName={SIGNED_COPY.fileName(copy.documentId)}
      {...downloadOf(copy)}
    />
  );
}
