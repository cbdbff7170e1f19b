import { retriable } from '#src/components/retriable.ts';

const load = retriable(() => import('./PdfViewer.tsx'));

/** Loads the viewer with its large PDF library. */
export const loadPdfViewer = async () => (await load()).PdfViewer;
