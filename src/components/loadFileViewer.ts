import type { ComponentType } from 'react';
import type { FileViewerProps } from './FileViewer.tsx';

/** Fetches the dialog that shows a file; rejects when it cannot be fetched. */
export async function loadFileViewer(): Promise<ComponentType<FileViewerProps>> {
  const { FileViewer } = await import('./FileViewer.tsx');
  return FileViewer;
}
