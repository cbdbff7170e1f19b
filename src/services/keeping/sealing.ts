/** Bytes that only the holder of the key can read. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const IV_BYTES = 12;

export function makeKey(isExtractable: boolean): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, isExtractable, ['encrypt', 'decrypt']);
}

/** Encrypts under a fresh vector; the name is bound in, so that one record cannot stand in for another. */
export async function seal(key: CryptoKey, name: string, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: named(name) }, key, bytes) };
}

/** The bytes, or null when the key or the name is another one or the bytes were changed. */
export async function unseal(key: CryptoKey, name: string, sealed: Sealed): Promise<ArrayBuffer | null> {
  try {
    const { iv, bytes } = sealed;
    return await crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: named(name) }, key, bytes);
  } catch {
    return null;
  }
}

/** A key as text, for the life of a tab. */
export async function textOfKey(key: CryptoKey): Promise<string> {
  return JSON.stringify(await crypto.subtle.exportKey('jwk', key));
}

/** The key of a text, or null when the text holds none. */
export async function keyOfText(text: string | null): Promise<CryptoKey | null> {
  if (text === null) return null;
  try {
    const jwk = JSON.parse(text) as JsonWebKey;
    return await crypto.subtle.importKey('jwk', jwk, ALGORITHM, true, ['encrypt', 'decrypt']);
  } catch {
    return null;
  }
}

function named(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(name);
}
