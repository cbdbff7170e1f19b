import { useEffect, useRef } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';

/** Begins every screen but the first at its top; a reload keeps its place, and an anchor has a place of its own. */
export function useTopOfScreen(screen: ScreenId, isAnchored: boolean): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!isAnchored) window.scrollTo(0, 0);
  }, [screen, isAnchored]);
}
