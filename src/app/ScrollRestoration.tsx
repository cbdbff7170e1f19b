import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useIsHydrated } from '#src/components/useIsHydrated.ts';
import { SCROLL_POSITION_KEY } from '#src/services/ownStorage.ts';

/**
 * Beside the content of a screen: the scroll position is saved when the page ends, and after a reload the first screen
 * returns to it (R17.3). The browser itself looks for that position before there is a screen.
 */
export function ScrollRestoration() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Before, a prerendered page has the height that it has for a first visitor.
    if (!isHydrated) return;
    const [address, top] = takePosition();
    return address === currentAddress() && !isNewVisit() ? returnTo(Number(top)) : undefined;
  }, [isHydrated]);
  useWindowEvent('pagehide', savePosition);
  return null;
}

const ACTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls there, and again as the page grows: a long text may come late. Whoever acts meanwhile is left alone. */
function returnTo(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.ceil(window.scrollY) >= Math.floor(top)) stop();
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const act of ACTS) window.removeEventListener(act, stop);
  };
  observer.observe(document.body);
  for (const act of ACTS) window.addEventListener(act, stop);
  scroll();
  return stop;
}

const currentAddress = () => `${window.location.pathname}${window.location.hash}`;

/** Whether the page was opened by a link or an address, not by a reload or by going back to it. */
function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
}

function savePosition(): void {
  try {
    window.sessionStorage.setItem(SCROLL_POSITION_KEY, `${currentAddress()} ${window.scrollY}`);
  } catch {
    // Where nothing can be stored, a reload begins at the top.
  }
}

function takePosition(): readonly string[] {
  try {
    const noted = window.sessionStorage.getItem(SCROLL_POSITION_KEY) ?? '';
    window.sessionStorage.removeItem(SCROLL_POSITION_KEY);
    return noted.split(' ');
  } catch {
    return [];
  }
}
