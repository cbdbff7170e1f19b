import { useDeferredValue } from 'react';

/** Returns false for the first render, to defer parts that aren't needed right away. */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false);
}
