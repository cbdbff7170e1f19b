import { gcm } from '@noble/ciphers/aes';
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils';
import { managedNonce, randomBytes } from '@noble/ciphers/webcrypto';
import type { EncryptedData, WrappedKey } from './fileStore.ts';

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
const IV_BYTES = 12;
const KEY_USAGES = ['encrypt', 'decrypt'] as const;

export const KEY_PATTERN = /^[\da-f]{64}$/;

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes);

export const newKey = () => bytesToHex(randomBytes(KEY_BITS / 8));

/** Encrypts with a random nonce. Synchronous, so the last change can be written before the page unloads. */
export function encryptNow(key: string, name: string, text: string): string {
  return bytesToHex(managedNonce(gcm)(hexToBytes(key), encode(name)).encrypt(encode(text)));
}

/** Returns the text, or '' if the key, the name or the ciphertext is wrong. */
export function decryptNow(key: string, name: string, encrypted: string): string {
  try {
    return decode(managedNonce(gcm)(hexToBytes(key), encode(name)).decrypt(hexToBytes(encrypted)));
  } catch {
    return '';
  }
}

export function fileKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', hexToBytes(key) as BufferSource, ALGORITHM, false, KEY_USAGES);
}

/** Encrypts with a random nonce and the name as associated data, so files can't be swapped. */
export async function encrypt(key: CryptoKey, name: string, bytes: BufferSource): Promise<EncryptedData> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv, additionalData: encode(name) }, key, bytes) };
}

export async function decrypt(key: CryptoKey, name: string, { iv, bytes }: EncryptedData): Promise<ArrayBuffer | null> {
  return crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: encode(name) }, key, bytes).catch(() => null);
}

export async function wrapKey(name: string, text: string): Promise<WrappedKey> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, KEY_USAGES);
  return { key, ...(await encrypt(key, name, encode(text))) };
}

export async function unwrapKey(name: string, wrapped: WrappedKey): Promise<string | null> {
  const bytes = await decrypt(wrapped.key, name, wrapped);
  return bytes && decode(bytes);
}
