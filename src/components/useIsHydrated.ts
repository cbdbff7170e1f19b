import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns false while the page hydrates, when the render has to match the prerendered page. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
