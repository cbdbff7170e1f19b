/** Fetches the dialog that shows a file; rejects when it cannot be fetched. */
export const loadFileViewer = async () => (await import('./FileViewer.tsx')).FileViewer;
