import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page is past its first render, which has to be what was prerendered, whatever this browser has stored. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
