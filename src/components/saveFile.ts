import { DOWNLOAD_URL_LIFETIME_MS } from '#machines/constants.ts';

/** Characters that Windows forbids in file names. */
const FORBIDDEN_IN_NAMES = /[<>:"/\\|?*\p{Cc}]/gu;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(FORBIDDEN_IN_NAMES, '-');
  link.click();
  // Slow browsers may read the URL later.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_LIFETIME_MS);
}
