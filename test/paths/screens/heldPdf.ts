import type { loadPdfViewer as load } from '#src/components/pdf/loadPdfViewer.ts';
import { PdfViewer } from './HeldPdfViewer.tsx';

/** Fetches the viewer that stands in for the one with the PDF library. */
export const loadPdfViewer: typeof load = async () => PdfViewer;
