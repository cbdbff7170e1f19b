import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns false during the first render, which has to match the prerendered page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
