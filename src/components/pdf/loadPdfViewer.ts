import type { ComponentType } from 'react';
import { makeReadableStreamsIterable } from './makeReadableStreamsIterable.ts';
import type { PdfViewerProps } from './PdfViewer.tsx';

/** Fetches the viewer with its PDF library, which is large; rejects when it cannot be fetched. */
export async function loadPdfViewer(): Promise<ComponentType<PdfViewerProps>> {
  makeReadableStreamsIterable();
  const { PdfViewer } = await import('./PdfViewer.tsx');
  return PdfViewer;
}
