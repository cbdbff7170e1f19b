import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { PdfViewerProps } from '#src/components/pdf/PdfViewer.tsx';

let shown: PdfViewerProps | null = null;

/** Stands in for the viewer, whose PDF library cannot be imported here; what it would find out is told by hand. */
export function PdfViewer(props: PdfViewerProps) {
  useLayoutEffect(() => {
    shown = props;
  });
  return (
    <div role="region" aria-label={props.label}>
      {props.url}
    </div>
  );
}

type Finding = 'onLoaded' | 'onFailed' | 'onScrolledToEnd';

/** Makes the shown viewer tell what it found. */
export function pdfViewerTells(finding: Finding): void {
  act(() => shown?.[finding]?.());
}
