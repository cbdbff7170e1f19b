/** Loads the dialog that shows a file; rejects when it cannot be loaded. */
export const loadFileViewer = async () => (await import('./FileViewer.tsx')).FileViewer;
