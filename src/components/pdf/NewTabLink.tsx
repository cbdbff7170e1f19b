import { IconExternalLink } from '@tabler/icons-react';
import classes from './FileLink.module.css';

/** A link to a page elsewhere, in a new tab that learns nothing of this one; the label says that it is new (R10.3). */
export function NewTabLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      <IconExternalLink className={classes.glyph} size={20} aria-hidden />
      <span>{label}</span>
    </a>
  );
}
