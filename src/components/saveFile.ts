import { DOWNLOAD_URL_LIFETIME_MS } from '#machines/constants.ts';

/** Gives a file written in the browser to the creator to keep, under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, the address would be gone before a slow browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_URL_LIFETIME_MS);
}
