import type { DropzoneProps } from '@mantine/dropzone';
import type { DROP_PROBLEMS } from '#src/content/files.ts';

export type DropProblem = keyof typeof DROP_PROBLEMS;

/** Returns why a drop can't be used, or null. Call it during the event; the data is gone afterwards. */
export function dropProblem({ items, files }: Pick<DataTransfer, 'items' | 'files'>): DropProblem | null {
  if (files.length === 0) return 'noFile';
  const [dropped, ...others] = [...items].filter(({ kind }) => kind === 'file');
  return others.length === 0 && dropped?.webkitGetAsEntry?.()?.isDirectory ? 'folder' : null;
}

/** Unlike the dropzone's default, ignores the files inside a dropped folder. */
export const filesOf: NonNullable<DropzoneProps['getFilesFromEvent']> = async (event) => {
  if ('clipboardData' in event) return [...(event.clipboardData?.files ?? [])];
  if ('dataTransfer' in event) {
    const transfer = event.dataTransfer;
    if (transfer === null) return [];
    // Before the drop, browsers reveal only types.
    if (event.type !== 'drop') return [...transfer.items].filter(({ kind }) => kind === 'file');
    return dropProblem(transfer) === null ? [...transfer.files] : [];
  }
  return 'target' in event && event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : [];
};
