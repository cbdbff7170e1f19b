import { useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion; false until the page runs in a browser (R3.3). */
export function useIsCalm(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(CALM);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(CALM).matches,
    () => false,
  );
}

/** Whether the tab is out of sight (R3.3). */
export function useIsTabHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
