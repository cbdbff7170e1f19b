import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { vi } from 'vitest';
import * as loading from '#src/components/pdf/loadPdfViewer.ts';
import type { PdfViewerProps } from '#src/components/pdf/PdfViewer.tsx';
import { PDF_TEXT } from '#src/content/components.ts';

let shown: Pick<PdfViewerProps, Finding> | null = null;

/** Stands in for the viewer, whose PDF library cannot be imported here; what it would find out is reported by hand. */
function PdfViewer({ box, label, source, ...callbacks }: PdfViewerProps) {
  useLayoutEffect(() => {
    shown = callbacks;
  });
  return (
    <div ref={box} role="region" aria-label={label} tabIndex={-1}>
      {typeof source === 'string' ? source : source.name}
    </div>
  );
}

/** Shows the stand-in wherever the viewer would be fetched, until the mocks are restored. */
export function showFakePdfViewer() {
  return vi.spyOn(loading, 'loadPdfViewer').mockResolvedValue(PdfViewer);
}

/** Makes the picture that stands there first come, after which the viewer is fetched. */
export function pictureComes(): void {
  for (const picture of screen.queryAllByAltText(PDF_TEXT.picture)) fireEvent.load(picture);
}

type Finding = 'onLoaded' | 'onFailed' | 'onScrolledToEnd';

/** Makes the shown viewer report what it found. */
export function pdfViewerReports(finding: Finding): void {
  act(() => shown?.[finding]?.());
}
