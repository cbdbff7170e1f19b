import { retriable } from './retriable.ts';

const load = retriable(() => import('./FileViewer.tsx'));

/** Loads the dialog that shows a file; rejects when it cannot be loaded. */
export const loadFileViewer = async () => (await load()).FileViewer;
