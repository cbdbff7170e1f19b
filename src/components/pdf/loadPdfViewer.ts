import { retriable } from '#src/components/retriable.ts';

const load = retriable(() => import('./PdfViewer.tsx'));

/** Loads the viewer with its PDF library, which is large; rejects when it cannot be loaded. */
export const loadPdfViewer = async () => (await load()).PdfViewer;
