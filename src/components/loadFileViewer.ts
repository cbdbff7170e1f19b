import { retriable } from './retriable.ts';

const load = retriable(() => import('./FileViewer.tsx'));

export const loadFileViewer = async () => (await load()).FileViewer;
