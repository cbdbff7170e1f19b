import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useIsHydrated } from '#src/components/useIsHydrated.ts';
import { SCROLL_POSITION_KEY } from '#src/services/storage.ts';

/**
 * Restores the scroll position after a reload or a return through the history. The browser tries too early, before the
 * screen is rendered (R17.3).
 */
export function ScrollRestoration() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Before hydration, the page is only as tall as on a first visit.
    if (!isHydrated) return;
    const [address, top] = takeSavedPosition();
    return address === currentAddress() && !isNewVisit() ? restoreScroll(Number(top)) : undefined;
  }, [isHydrated]);
  useWindowEvent('pagehide', savePosition);
  return null;
}

const USER_INPUT_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to the position, and again when the page resizes, until the position is reached or the user interacts. */
function restoreScroll(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.ceil(window.scrollY) >= Math.floor(top)) stop();
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const event of USER_INPUT_EVENTS) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of USER_INPUT_EVENTS) window.addEventListener(event, stop);
  scroll();
  return stop;
}

const currentAddress = () => `${window.location.pathname}${window.location.hash}`;

/** False for reloads and for back or forward navigation. */
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

function takeSavedPosition(): readonly string[] {
  try {
    const saved = window.sessionStorage.getItem(SCROLL_POSITION_KEY) ?? '';
    window.sessionStorage.removeItem(SCROLL_POSITION_KEY);
    return saved.split(' ');
  } catch {
    return [];
  }
}
