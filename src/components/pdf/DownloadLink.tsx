import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import classes from '#src/components/SecondaryButton.module.css';

const BUTTON_PROPS = { component: 'a', variant: 'default', className: classes.button } as const;
const ICON_PROPS = { size: 20, 'aria-hidden': true } as const;

type LinkProps = { readonly href: string; readonly label: string };

export function DownloadLink({ href, label, onDownload }: LinkProps & { readonly onDownload: () => void }) {
  return (
    <Button {...BUTTON_PROPS} href={href} download leftSection={<IconDownload {...ICON_PROPS} />} onClick={onDownload}>
      {label}
    </Button>
  );
}

/** Opens another site in a new tab; the label has to say so (R10.3). */
export function NewTabLink({ href, label }: LinkProps) {
  return (
    <Button
      {...BUTTON_PROPS}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconExternalLink {...ICON_PROPS} />}
    >
      {label}
    </Button>
  );
}
