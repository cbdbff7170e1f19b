import { useDeferredValue } from 'react';

/** Returns false for the first render, so parts that nobody needs first don't delay it. */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false);
}
