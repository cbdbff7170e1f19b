import { type RefObject, useEffect } from 'react';

/** Listens to keys that are pressed anywhere inside an element, which itself is nothing to press. */
export function useKeys(elementRef: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const element = elementRef.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
}
