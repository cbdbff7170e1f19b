import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Stack } from './layout/Stack.tsx';
import { saveFile } from './saveFile.ts';
import { SecondaryButton } from './SecondaryButton.tsx';
import classes from './DocumentDownload.module.css';

type DocumentDownloadProps = {
  readonly labels: Readonly<Record<'download' | 'busy' | 'done' | 'failed', string>>;
  readonly fileName: string;
  readonly onDownload: () => Promise<Blob>;
  readonly onDownloaded?: (() => void) | undefined;
};

export function DocumentDownload({ labels, fileName, onDownload, onDownloaded }: DocumentDownloadProps) {
  const [status, setStatus] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const download = async () => {
    if (status === 'busy') return;
    setStatus('busy');
    try {
      saveFile(await onDownload(), fileName);
      setStatus('done');
      onDownloaded?.();
    } catch {
      setStatus('failed');
    }
  };
  const isBusy = status === 'busy';
  return (
    <Stack gap={1} align="start" data-screen-only>
      <SecondaryButton
        className={classes.button}
        leftSection={<IconDownload size={20} aria-hidden />}
        aria-disabled={isBusy || undefined}
        onClick={() => void download()}
      >
        {isBusy ? labels.busy : labels.download}
      </SecondaryButton>
      <p className={classes.message} data-kind={status === 'failed' ? 'error' : 'success'} role="status">
        {status === 'done' || status === 'failed' ? labels[status] : ''}
      </p>
    </Stack>
  );
}
