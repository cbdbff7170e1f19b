import type { TextPlace } from '#src/review/engine/model/texts.ts';

export type PlacedText = TextPlace & { readonly text: string };

export function placeTexts(place: TextPlace, texts: readonly string[]): readonly PlacedText[] {
  return texts.map((text) => ({ ...place, text }));
}

/** Returns all strings in plain data, at any depth, without field names. */
export function stringsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}
