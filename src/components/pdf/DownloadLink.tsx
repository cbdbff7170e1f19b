import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import classes from '#src/components/SecondaryButton.module.css';

const LOOKS = { component: 'a', variant: 'default', className: classes.button } as const;
const ICON = { size: 20, 'aria-hidden': true } as const;

type LinkProps = { readonly href: string; readonly label: string };

/** A link that downloads one of the product's own files (R10.3, R12.1, R13.3). */
export function DownloadLink({ href, label, onDownload }: LinkProps & { readonly onDownload: () => void }) {
  return (
    <Button {...LOOKS} href={href} download leftSection={<IconDownload {...ICON} />} onClick={onDownload}>
      {label}
    </Button>
  );
}

/** A link to another site in a new tab, which its label has to mention (R10.3). */
export function NewTabLink({ href, label }: LinkProps) {
  return (
    <Button
      {...LOOKS}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconExternalLink {...ICON} />}
    >
      {label}
    </Button>
  );
}
