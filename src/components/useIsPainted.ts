import { useDeferredValue } from 'react';

/** Whether the page stands: what is read first is not kept waiting by parts that nobody needs before. */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false);
}
