import { signedCopyOf } from '#machines/journey/views/viewApplication.ts';
import { DocumentDownload } from '#src/components/DocumentDownload.tsx';
import { SIGNED_COPY } from '#src/content/application.ts';
import { useAppServices, useJourney, useSend } from '#src/journey/hooks.ts';

/**
 * Downloads the signed copy of the contract, if there is one (R12.1, R12.8). With `isSilent`, doesn't send the
 * event that shows a toast, which would be behind the dialog.
 */
export function SignedCopy({ isSilent = false }: { readonly isSilent?: boolean }) {
  const copy = useJourney(signedCopyOf);
  const { documentWriter } = useAppServices();
  const send = useSend();
  if (copy === null) return null;
  return (
    <DocumentDownload
      labels={SIGNED_COPY.labels}
      fileName={SIGNED_COPY.fileName(copy.documentId)}
      onDownload={() => documentWriter.signedCopy(copy)}
      onDownloaded={isSilent ? undefined : () => send({ type: 'contract.copyDownloaded' })}
    />
  );
}
