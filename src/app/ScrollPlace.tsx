import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { SCROLL_PLACE_KEY } from '#src/services/ownStorage.ts';

/**
 * Beside the content of a screen: where the page stands is noted when it ends, and after a reload the first screen
 * comes back to it (R17.3). The browser itself looks for that place before there is a screen.
 */
export function ScrollPlace() {
  useEffect(() => {
    const [address, top] = takePlace();
    return address === here() && !isNewVisit() ? returnTo(Number(top)) : undefined;
  }, []);
  useWindowEvent('pagehide', notePlace);
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

const here = () => `${window.location.pathname}${window.location.hash}`;

/** Whether the page was opened by a link or an address, not by a reload or by going back to it. */
function isNewVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
}

function notePlace(): void {
  try {
    window.sessionStorage.setItem(SCROLL_PLACE_KEY, `${here()} ${window.scrollY}`);
  } catch {
    // Where nothing can be stored, a reload begins at the top.
  }
}

function takePlace(): readonly string[] {
  try {
    const noted = window.sessionStorage.getItem(SCROLL_PLACE_KEY) ?? '';
    window.sessionStorage.removeItem(SCROLL_PLACE_KEY);
    return noted.split(' ');
  } catch {
    return [];
  }
}
