import type { Params } from './chartWords.ts';

/**
 * The fixed values that a guard or an action is given; null when there are none, or when they come with what happens.
 */
export function paramsOf(reference: unknown): Params | null {
  const { params } = reference as { readonly params?: object };
  return typeof params === 'object' ? { ...params } : null;
}
