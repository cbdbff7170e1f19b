import { DOWNLOAD_URL_LIFETIME_MS } from '#machines/constants.ts';

/** Characters that Windows refuses in file names. */
const REFUSED_IN_NAMES = /[<>:"/\\|?*\p{Cc}]/gu;

/** Downloads a file written in the browser under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(REFUSED_IN_NAMES, '-');
  link.click();
  // A slow browser reads the address later.
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_URL_LIFETIME_MS);
}
