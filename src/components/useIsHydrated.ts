import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns false during hydration, when the output has to match the prerendered page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
