import { useDeferredValue } from 'react';

/** Whether the page stands: what is read first does not wait for parts that nobody needs before. */
export function useIsPainted(isAtOnce = false): boolean {
  return useDeferredValue(true, isAtOnce);
}

/** Whether the screen is being prerendered, or was prerendered in this page: nothing of it may disappear for a moment. */
export function isPrerendered(): boolean {
  return import.meta.env.SSR || document.querySelector('.prerendered') !== null;
}
