import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { vi } from 'vitest';
import * as loading from '#src/components/pdf/loadPdfViewer.ts';
import type { PdfViewerProps } from '#src/components/pdf/PdfViewer.tsx';
import { PDF_TEXT } from '#src/content/components.ts';

let shown: Pick<PdfViewerProps, Finding> | null = null;

/** Replaces the viewer, whose PDF library cannot run in jsdom; a test reports its findings. */
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

/** Shows the fake viewer instead of the real one until the mocks are restored. */
export function showFakePdfViewer() {
  return vi.spyOn(loading, 'loadPdfViewer').mockResolvedValue(PdfViewer);
}

/** Loads the picture of page one, after which the viewer loads. */
export function pictureComes(): void {
  for (const picture of screen.queryAllByAltText(PDF_TEXT.picture)) fireEvent.load(picture);
}

type Finding = 'onLoaded' | 'onFailed' | 'onScrolledToEnd';

/** Makes the shown viewer report a finding. */
export function pdfViewerReports(finding: Finding): void {
  act(() => shown?.[finding]?.());
}
