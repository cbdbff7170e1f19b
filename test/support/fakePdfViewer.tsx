import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { vi } from 'vitest';
import * as loading from '#src/components/pdf/loadPdfViewer.ts';
import type { PdfViewerProps } from '#src/components/pdf/PdfViewer.tsx';
import { PDF_TEXT } from '#src/content/components.ts';

let latestCallbacks: Pick<PdfViewerProps, Callback> | null = null;

/** Stands in for the real viewer, because its PDF library can't run in jsdom. */
function PdfViewer({ box, label, source, ...callbacks }: PdfViewerProps) {
  useLayoutEffect(() => {
    latestCallbacks = callbacks;
  });
  return (
    <div ref={box} role="region" aria-label={label} tabIndex={-1}>
      {typeof source === 'string' ? source : source.name}
    </div>
  );
}

/** Replaces the real viewer with a fake until mocks are restored. */
export function showFakePdfViewer() {
  return vi.spyOn(loading, 'loadPdfViewer').mockResolvedValue(PdfViewer);
}

/** Fires the load event of the first-page image, which the viewer waits for. */
export function loadPagePicture(): void {
  for (const image of screen.queryAllByAltText(PDF_TEXT.picture)) fireEvent.load(image);
}

type Callback = 'onLoaded' | 'onFailed' | 'onScrolledToEnd';

/** Calls one of the callbacks that the screen passed to the fake viewer. */
export function triggerPdfViewer(callback: Callback): void {
  act(() => latestCallbacks?.[callback]?.());
}
