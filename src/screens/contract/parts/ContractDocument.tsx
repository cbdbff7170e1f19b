import { DownloadLink } from '#src/components/pdf/DownloadLink.tsx';
import { PdfPane } from '#src/components/pdf/PdfPane.tsx';
import type { ContractView } from '#machines/journey/views/viewContract.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { useSend } from '#src/journey/hooks.ts';
import classes from './ContractDocument.module.css';
import { ContractNotShown } from './ContractNotShown.tsx';

/** The contract as a PDF or, where that fails, as text in the same place; both know when their end is reached (R12.2, R12.7). */
export function ContractDocument({ viewer, contractUrl }: Pick<ContractView, 'viewer' | 'contractUrl'>) {
  const send = useSend();
  const reachEnd = () => send({ type: 'contract.scrolledToEnd' });
  return (
    <div className={classes.document}>
      <PdfPane
        url={contractUrl}
        label={CONTRACT.document}
        state={viewer}
        loading={CONTRACT.loading}
        failed={<ContractNotShown onScrolledToEnd={reachEnd} />}
        onLoaded={() => send({ type: 'viewer.loaded' })}
        onFailed={() => send({ type: 'viewer.failed' })}
        onScrolledToEnd={reachEnd}
      />
      <DownloadLink
        href={contractUrl}
        label={CONTRACT.download}
        onDownload={() => send({ type: 'contract.downloaded' })}
      />
    </div>
  );
}
