import { IconDownload } from '@tabler/icons-react';
import classes from './FileLink.module.css';

/** A link that saves one of the product's own files, and notifies when it is followed (R10.3, R12.1, R13.3). */
export function DownloadLink({ href, label, onDownload }: { href: string; label: string; onDownload: () => void }) {
  return (
    <a className={classes.link} href={href} download onClick={onDownload}>
      <IconDownload className={classes.glyph} size={20} aria-hidden />
      <span>{label}</span>
    </a>
  );
}
