/** Loads the viewer with its PDF library, which is large; rejects when it cannot be loaded. */
export const loadPdfViewer = async () => (await import('./PdfViewer.tsx')).PdfViewer;
