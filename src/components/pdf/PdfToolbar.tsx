import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PDF_TEXT } from '#src/content/pdf.ts';
import { IconButton } from '#src/components/IconButton.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './Pdf.module.css';

/** What a reader can do about the size; null marks a step that goes no further. */
export type ZoomActs = Readonly<Record<'zoomOut' | 'zoomIn' | 'fitWidth', (() => void) | null>>;

type PdfToolbarProps = { readonly place: string; readonly zoomPercent: number; readonly acts: ZoomActs };

/** Where the reader is in a document, and how large it is shown. */
export function PdfToolbar({ place, zoomPercent, acts }: PdfToolbarProps) {
  const zoom = PDF_TEXT.zoom(zoomPercent);
  const tool = (act: keyof ZoomActs, glyph: ReactNode) => (
    <IconButton
      className={classes.tool}
      aria-label={PDF_TEXT[act]}
      title={PDF_TEXT[act]}
      aria-disabled={acts[act] === null}
      onClick={() => acts[act]?.()}
    >
      {glyph}
    </IconButton>
  );
  return (
    <div className={classes.toolbar} role="group" aria-label={PDF_TEXT.tools}>
      <span className={classes.place}>{place}</span>
      {tool('zoomOut', <IconZoomOut aria-hidden />)}
      <span className={classes.zoom} title={`${zoom} ${PDF_TEXT.zoomMeaning}`}>
        <span>{zoom}</span> <VisuallyHidden>{PDF_TEXT.zoomMeaning}</VisuallyHidden>
      </span>
      {tool('zoomIn', <IconZoomIn aria-hidden />)}
      {tool('fitWidth', <IconArrowAutofitWidth aria-hidden />)}
    </div>
  );
}
