import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of a file as it is committed below public/, by its address. */
export async function committed(address: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(process.cwd(), 'public', address)));
}
