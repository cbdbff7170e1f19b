import { FILES } from '#machines/journey/routes.ts';

/** Fetches the contract as it is read before signing; rejects when it cannot be had. */
export async function fetchContract(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(FILES.contract);
  if (!response.ok) throw new Error(`The contract could not be fetched: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
