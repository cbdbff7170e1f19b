const ID_BYTES = 16;

/** Returns a unique id. Unlike `crypto.randomUUID`, it also works on origins without HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
