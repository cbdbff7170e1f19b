import { gcm } from '@noble/ciphers/aes';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils';
import { managedNonce, randomBytes } from '@noble/ciphers/webcrypto';
import type { Encrypted, WrappedKey } from './fileStore.ts';

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const IV_BYTES = 12;
const USES = ['encrypt', 'decrypt'] as const;

/** A key as text. */
export const KEY_PATTERN = /^[\da-f]{64}$/;

const encoded = (text: string) => new TextEncoder().encode(text);
const decoded = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes);

/** A key as 64 hexadecimal digits. */
export const newKey = () => bytesToHex(randomBytes(KEY_BITS / 8));

/** Encrypts under a fresh vector at once, with no wait, so that the last word is written before the page is gone. */
export function encryptNow(key: string, name: string, text: string): string {
  return bytesToHex(managedNonce(gcm)(hexToBytes(key), encoded(name)).encrypt(encoded(text)));
}

/** The text, or none when the key or the name is another one or what was encrypted was changed. */
export function decryptNow(key: string, name: string, encrypted: string): string {
  try {
    return decoded(managedNonce(gcm)(hexToBytes(key), encoded(name)).decrypt(hexToBytes(encrypted)));
  } catch {
    return '';
  }
}

/** A tab's key as the browser uses it for files, which it encrypts beside what else goes on. */
export function fileKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', hexToBytes(key) as BufferSource, ALGORITHM, false, USES);
}

/** Encrypts under a fresh vector; the name is bound in, so that one file cannot stand in for another. */
export async function encrypt(key: CryptoKey, name: string, bytes: BufferSource): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: encoded(name) }, key, bytes) };
}

/** The bytes, or null when the key or the name is another one or the bytes were changed. */
export async function decrypt(key: CryptoKey, name: string, { iv, bytes }: Encrypted): Promise<ArrayBuffer | null> {
  return crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: encoded(name) }, key, bytes).catch(() => null);
}

/** A tab's key encrypted by one that this browser can use and nobody can copy out of it. */
export async function wrapKey(name: string, text: string): Promise<WrappedKey> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, USES);
  return { key, ...(await encrypt(key, name, encoded(text))) };
}

/** The tab's key, or null where that of another name was put in its place. */
export async function unwrapKey(name: string, wrapped: WrappedKey): Promise<string | null> {
  const bytes = await decrypt(wrapped.key, name, wrapped);
  return bytes && decoded(bytes);
}
