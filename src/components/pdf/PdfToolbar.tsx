import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PDF_TEXT } from '#src/content/pdf.ts';
import { VisuallyHidden } from '#src/components/VisuallyHidden.tsx';
import classes from './Pdf.module.css';

/** The keys that zoom while the document has the focus. */
export const ZOOM_KEYS = { zoomIn: ['+', '='], zoomOut: ['-'], fitWidth: ['0'] };

type Act = (() => void) | null;

/** Where the reader is in a document, and how large it is shown; null marks a step that goes no further. */
export function PdfToolbar({
  page,
  total,
  zoomPercent,
  onZoomOut,
  onZoomIn,
  onFitWidth,
}: {
  page: number;
  total: number;
  zoomPercent: number;
  onZoomOut: Act;
  onZoomIn: Act;
  onFitWidth: Act;
}) {
  return (
    <div className={classes.toolbar} role="group" aria-label={PDF_TEXT.tools}>
      <span className={classes.place}>{PDF_TEXT.page(page, total)}</span>
      <ZoomButton label={PDF_TEXT.zoomOut} keys={ZOOM_KEYS.zoomOut} onPress={onZoomOut}>
        <IconZoomOut aria-hidden />
      </ZoomButton>
      <span className={classes.zoom} title={`${PDF_TEXT.zoom(zoomPercent)} ${PDF_TEXT.zoomMeaning}`}>
        <span>{PDF_TEXT.zoom(zoomPercent)}</span> <VisuallyHidden>{PDF_TEXT.zoomMeaning}</VisuallyHidden>
      </span>
      <ZoomButton label={PDF_TEXT.zoomIn} keys={ZOOM_KEYS.zoomIn} onPress={onZoomIn}>
        <IconZoomIn aria-hidden />
      </ZoomButton>
      <ZoomButton label={PDF_TEXT.fitWidth} keys={ZOOM_KEYS.fitWidth} onPress={onFitWidth}>
        <IconArrowAutofitWidth aria-hidden />
      </ZoomButton>
    </div>
  );
}

type ZoomButtonProps = { label: string; keys: readonly string[]; onPress: Act; children: ReactNode };

function ZoomButton({ label, keys, onPress, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      aria-keyshortcuts={keys.map((key) => (key === '+' ? 'Plus' : key)).join(' ')}
      title={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}
