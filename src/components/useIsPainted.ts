import { useDeferredValue } from 'react';

/** Whether the page stands: what is read first is not kept waiting by parts that nobody needs before. */
export function useIsPainted(isAtOnce = false): boolean {
  return useDeferredValue(true, isAtOnce);
}

/** Whether the build writes the screen down, or wrote it down in this page: nothing of it may go for a moment. */
export function isPrerendered(): boolean {
  return import.meta.env.SSR || document.querySelector('.prerendered') !== null;
}
