import type { ComponentType } from 'react';
import type { PdfViewerProps } from './PdfViewer.tsx';

/** Fetches the viewer with its PDF library, which is large; rejects when it cannot be fetched. */
export async function loadPdfViewer(): Promise<ComponentType<PdfViewerProps>> {
  return (await import('./PdfViewer.tsx')).PdfViewer;
}
