import { decrypt, encrypt, newDeviceKey } from './encryption.ts';
import { fileStore } from './fileStore.ts';

const NAME = 'tab key';

/** A tab's key as only this browser can read it again: by a key of its own that cannot be copied out of it. */
export async function wrapped(key: string, signal: AbortSignal): Promise<string> {
  const deviceKey = (await fileStore.deviceKey()) ?? (await fileStore.keepDeviceKey(await newDeviceKey(), signal));
  const { iv, bytes } = await encrypt(deviceKey, NAME, new TextEncoder().encode(key));
  return JSON.stringify([iv, new Uint8Array(bytes)].map((part) => [...part]));
}

/** The key of a text, or null when this browser cannot read it any more. */
export async function unwrapped(text: string): Promise<string | null> {
  const deviceKey = await fileStore.deviceKey();
  const [iv, bytes] = (JSON.parse(text) as [number[], number[]]).map((part) => new Uint8Array(part));
  if (deviceKey === undefined || iv === undefined || bytes === undefined) return null;
  const key = await decrypt(deviceKey, NAME, { iv, bytes: bytes.buffer });
  return key === null ? null : new TextDecoder().decode(key);
}
