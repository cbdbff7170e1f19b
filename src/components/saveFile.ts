import { DOWNLOAD_URL_LIFETIME_MS } from '#machines/constants.ts';

/** Characters that Windows refuses in file names. */
const REFUSED_IN_NAMES = /[<>:"/\\|?*\p{Cc}]/gu;

/** Offers a file written in the browser for download, under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(REFUSED_IN_NAMES, '-');
  link.click();
  // Revoked at once, the address would be gone before a slow browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_URL_LIFETIME_MS);
}
