import { useDeferredValue } from 'react';

/** Whether the page was painted: parts that nobody needs first can wait for it. */
export function useIsPainted(): boolean {
  return useDeferredValue(true, false);
}
