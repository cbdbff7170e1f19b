/** Fetches the viewer with its PDF library, which is large; rejects when it cannot be fetched. */
export const loadPdfViewer = async () => (await import('./PdfViewer.tsx')).PdfViewer;

/** Fetches the dialog that shows a file; rejects when it cannot be fetched. */
export const loadFileViewer = async () => (await import('#src/components/FileViewer.tsx')).FileViewer;
