import { type RefObject, useEffect } from 'react';

/** Listens to keys that are pressed anywhere inside an element, which itself is nothing to press, or on the page. */
export function useKeys(
  elementRef: RefObject<GlobalEventHandlers | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  useEffect(() => {
    const element = elementRef.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
}
