import type { TextPlace } from '#src/review/engine/model/texts.ts';

/** A sentence that a customer reads, and where. */
export type Reading = TextPlace & { readonly text: string };

/** Places texts in a state or at a rule. */
export function readAt(place: TextPlace, texts: readonly string[]): readonly Reading[] {
  return texts.map((text) => ({ ...place, text }));
}

/** Returns the strings in plain data, at any depth, without the names of its fields. */
export function stringsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}
