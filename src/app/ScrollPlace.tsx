import { useEffect } from 'react';
import { SCROLL_PLACE_KEY } from '#src/services/ownStorage.ts';

/**
 * Beside the content of a screen: where the page stands is noted when it ends, and after a reload the first screen
 * comes back to it (R17.3). The browser itself looks for that place before there is a screen.
 */
export function ScrollPlace() {
  useEffect(() => {
    const [address, top] = takePlace();
    if (address === here() && !isNewVisit()) window.scrollTo({ top: Number(top), behavior: 'instant' });
    window.addEventListener('pagehide', notePlace);
    return () => window.removeEventListener('pagehide', notePlace);
  }, []);
  return null;
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
