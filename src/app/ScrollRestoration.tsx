import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useIsHydrated } from '#src/components/useIsHydrated.ts';
import { SCROLL_POSITION_KEY } from '#src/services/storage.ts';

/**
 * Restores the scroll position after a reload (R17.3). The browser's own restoration runs before there is a screen to
 * scroll.
 */
export function ScrollRestoration() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Until then the page has the height it has on a first visit.
    if (!isHydrated) return;
    const [address, top] = takePosition();
    return address === currentAddress() && !isNewVisit() ? returnTo(Number(top)) : undefined;
  }, [isHydrated]);
  useWindowEvent('pagehide', savePosition);
  return null;
}

const ACTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to the position, and again as late content makes the page taller, until the visitor scrolls or types. */
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
    // Without storage, a reload starts at the top.
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
