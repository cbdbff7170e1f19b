import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from './saveFile.ts';
import { SecondaryButton } from './SecondaryButton.tsx';
import classes from './DocumentDownload.module.css';

type DocumentDownloadProps = {
  /** What the control says, one sentence for each state of the writing. */
  readonly labels: Readonly<Record<'download' | 'busy' | 'done' | 'failed', string>>;
  readonly fileName: string;
  /** Writes the document; it rejects when it cannot be written. */
  readonly onDownload: () => Promise<Blob>;
  /** Called once the document has been given to the browser. */
  readonly onDownloaded: () => void;
};

/** Writes a document on request, saves it and says so; nothing else waits for it, and it can be tried again (R12.8). */
export function DocumentDownload({ labels, fileName, onDownload, onDownloaded }: DocumentDownloadProps) {
  const [writing, setWriting] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const download = async () => {
    if (writing === 'busy') return;
    setWriting('busy');
    try {
      saveFile(await onDownload(), fileName);
      setWriting('done');
      onDownloaded();
    } catch {
      setWriting('failed');
    }
  };
  const isBusy = writing === 'busy';
  return (
    <div className={classes.root}>
      <SecondaryButton className={classes.button} aria-disabled={isBusy || undefined} onClick={() => void download()}>
        <span className={classes.label}>
          <IconDownload className={classes.glyph} size={20} aria-hidden />
          <span>{isBusy ? labels.busy : labels.download}</span>
        </span>
      </SecondaryButton>
      <p className={classes.message} data-writing={writing} role="status">
        {writing === 'done' || writing === 'failed' ? labels[writing] : ''}
      </p>
    </div>
  );
}
