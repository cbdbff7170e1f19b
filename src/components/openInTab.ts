import { SAVED_FILE_KEPT_MS } from '#machines/constants.ts';
import type { FileContent } from '#machines/domain/documents.ts';

/** Why a file could not be shown in a tab of its own. */
export type OpenProblem = 'gone' | 'tabRefused';

const TYPES: Readonly<Partial<Record<FileContent, string>>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Shows a file in a new tab as what its bytes are, never as a page of ours; says why when it cannot. */
export async function openInTab(content: FileContent, read: () => Promise<File | null>): Promise<OpenProblem | null> {
  // Asked for before anything is waited for: a browser opens tabs only while it handles the click.
  const tab = window.open('', '_blank');
  const file = await read().catch(() => null);
  if (tab === null || file === null) {
    tab?.close();
    return file === null ? 'gone' : 'tabRefused';
  }
  tab.opener = null;
  const address = URL.createObjectURL(new Blob([file], { type: TYPES[content] ?? 'application/octet-stream' }));
  tab.location.replace(address);
  setTimeout(() => URL.revokeObjectURL(address), SAVED_FILE_KEPT_MS);
  return null;
}
