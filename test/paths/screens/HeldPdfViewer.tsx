import { act } from '@testing-library/react';
import { useEffect } from 'react';
import type { PdfViewerProps } from '#src/components/pdf/PdfViewer.tsx';
import { ScrollRegion } from '#src/components/pdf/ScrollRegion.tsx';
import { PDF_TEXT } from '#src/content/pdf.ts';

type Held = Pick<PdfViewerProps, 'onLoaded' | 'onFailed'>;

let held: Held | null = null;
let canDraw = true;

/** Stands in for the viewer, whose PDF library cannot be imported here: the document comes, or breaks, when it is told to. */
export function PdfViewer({ label, isLoaded, box, onLoaded, onFailed, onScrolledToEnd }: PdfViewerProps) {
  useEffect(() => {
    held = { onLoaded, onFailed };
  });
  return (
    <>
      <button type="button" onClick={() => canDraw || onFailed()}>
        {PDF_TEXT.zoomIn}
      </button>
      <ScrollRegion label={label} {...(box && { box })} isReady={isLoaded} onScrolledToEnd={onScrolledToEnd}>
        {label}
      </ScrollRegion>
    </>
  );
}

/** What becomes of the document that is on its way. */
export function documentTurnsOut(outcome: keyof Held): void {
  if (held === null) throw new Error('No document is on its way.');
  const { [outcome]: tell } = held;
  act(tell);
}

/** Whether a shown document can be drawn anew, as when it is enlarged. */
export function letDrawing(isPossible: boolean): void {
  canDraw = isPossible;
}
