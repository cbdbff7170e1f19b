import type { Params } from './chartWords.ts';

/** The fixed values that a guard or an action is given; null when there are none, or when they come with what happens. */
export function paramsOf(reference: unknown): Params | null {
  if (typeof reference !== 'object' || reference === null || !('params' in reference)) return null;
  return typeof reference.params === 'object' && reference.params !== null ? { ...reference.params } : null;
}
