/** Fetches the viewer with its PDF library, which is large; rejects when it cannot be fetched. */
export const loadPdfViewer = async () => (await import('./PdfViewer.tsx')).PdfViewer;
