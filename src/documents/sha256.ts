/** The SHA-256 of these bytes as 64 hexadecimal digits; a page without https has none of the browser's own (R12.8). */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  const digest = subtle === undefined ? await digestByLibrary(bytes) : await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestByLibrary(bytes: Uint8Array): Promise<ArrayBuffer | Uint8Array> {
  const library = await import('@noble/hashes/sha2.js');
  return library.sha256(bytes);
}
