import type { DropzoneProps } from '@mantine/dropzone';
import type { DROP_PROBLEMS } from '#src/content/files.ts';

export type DropProblem = keyof typeof DROP_PROBLEMS;

/** Why a drop brings no file, or null where it brings some. What was dropped can be asked only while the event is handled. */
export function dropProblem({ items, files }: Pick<DataTransfer, 'items' | 'files'>): DropProblem | null {
  if (files.length === 0) return 'noFile';
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  const isFolder = dropped.length === 1 && dropped.every((item) => item.webkitGetAsEntry?.()?.isDirectory);
  return isFolder ? 'folder' : null;
}

/** The files of an event as they came, where the dropzone would search a folder and take the files in it. */
export const filesOf: NonNullable<DropzoneProps['getFilesFromEvent']> = async (event) => {
  if ('clipboardData' in event) return [...(event.clipboardData?.files ?? [])];
  if ('dataTransfer' in event) {
    const transfer = event.dataTransfer;
    if (transfer === null) return [];
    // Until they are dropped, only their types are known.
    if (event.type !== 'drop') return [...transfer.items].filter(({ kind }) => kind === 'file');
    return dropProblem(transfer) === null ? [...transfer.files] : [];
  }
  return 'target' in event && event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : [];
};
