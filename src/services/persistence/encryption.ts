import { gcm } from '@noble/ciphers/aes';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils';
import { managedNonce, randomBytes } from '@noble/ciphers/webcrypto';
import type { EncryptedFile } from './fileStore.ts';

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const KEY_PATTERN = /^[\da-f]{64}$/;
const IV_BYTES = 12;

const named = (name: string) => new TextEncoder().encode(name);

/** A key as 64 hexadecimal digits. */
export const newKey = () => bytesToHex(randomBytes(KEY_BITS / 8));
export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY_PATTERN.test(text);

/** Encrypts under a fresh vector at once, with no wait, so that the last word is written before the page is gone. */
export function encryptNow(key: string, name: string, bytes: Uint8Array): string {
  return bytesToHex(managedNonce(gcm)(hexToBytes(key), named(name)).encrypt(bytes));
}

/** The bytes, or null when the key or the name is another one or the text was changed. */
export function decryptNow(key: string, name: string, text: string): Uint8Array | null {
  try {
    return managedNonce(gcm)(hexToBytes(key), named(name)).decrypt(hexToBytes(text));
  } catch {
    return null;
  }
}

/** A key that this browser can use and nobody can copy out of it. */
export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, ['encrypt', 'decrypt']);
}

/** A tab's key as the browser uses it for files, which it encrypts beside what else goes on. */
export function fileKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', hexToBytes(key) as BufferSource, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** Encrypts under a fresh vector; the name is bound in, so that one file cannot stand in for another. */
export async function encrypt(key: CryptoKey, name: string, bytes: BufferSource): Promise<EncryptedFile> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: named(name) }, key, bytes) };
}

/** The bytes, or null when the key or the name is another one or the bytes were changed. */
export async function decrypt(key: CryptoKey, name: string, { iv, bytes }: EncryptedFile): Promise<ArrayBuffer | null> {
  return crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: named(name) }, key, bytes).catch(() => null);
}
