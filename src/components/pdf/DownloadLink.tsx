import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import button from '#src/components/SecondaryButton.module.css';
import classes from './FileLink.module.css';

const CLASSES = `${button.button} ${classes.link}`;

type LinkProps = { readonly href: string; readonly label: string };

/** A link that downloads one of the product's own files (R10.3, R12.1, R13.3). */
export function DownloadLink({ href, label, onDownload }: LinkProps & { readonly onDownload: () => void }) {
  return (
    <a className={CLASSES} href={href} download onClick={onDownload}>
      <IconDownload className={classes.glyph} size={20} aria-hidden />
      <span>{label}</span>
    </a>
  );
}

/** A link to another site in a new tab, which its label has to mention (R10.3). */
export function NewTabLink({ href, label }: LinkProps) {
  return (
    <a className={CLASSES} href={href} target="_blank" rel="noopener noreferrer">
      <IconExternalLink className={classes.glyph} size={20} aria-hidden />
      <span>{label}</span>
    </a>
  );
}
