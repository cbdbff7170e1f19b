import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { vi } from 'vitest';
import * as loading from '#src/components/pdf/loadPdfViewer.ts';
import type { PdfViewerProps } from '#src/components/pdf/PdfViewer.tsx';

let shown: Pick<PdfViewerProps, Finding> | null = null;

/** Stands in for the viewer, whose PDF library cannot be imported here; what it would find out is told by hand. */
function PdfViewer({ box, label, source, ...tells }: PdfViewerProps) {
  useLayoutEffect(() => {
    shown = tells;
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

type Finding = 'onLoaded' | 'onFailed' | 'onScrolledToEnd';

/** Makes the shown viewer tell what it found. */
export function pdfViewerTells(finding: Finding): void {
  act(() => shown?.[finding]?.());
}
