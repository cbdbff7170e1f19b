import { retriable } from '#src/components/retriable.ts';

const load = retriable(() => import('./PdfViewer.tsx'));

export const loadPdfViewer = async () => (await load()).PdfViewer;
