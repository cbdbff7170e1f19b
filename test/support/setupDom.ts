import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

declare const jsdom: {
  readonly window: Window;
  readonly virtualConsole: {
    readonly removeAllListeners: (event: 'jsdomError') => void;
    readonly on: (event: 'jsdomError', listener: (error: Error) => void) => void;
  };
};

const { virtualConsole, window: page } = jsdom;
// By default jsdom bypasses the console of the test.
virtualConsole.removeAllListeners('jsdomError');
virtualConsole.on('jsdomError', (error) => console.error(error.message));

/** Long enough for a busy machine. */
const LONGEST_WAIT_MS = 10_000;
configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

// From version 25 on, Node's own stores hide those of the page.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true });

const matchingMedia = new Set<string>();

class SilentObserver {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
  takeRecords = (): [] => [];
}

function matchMedia(query: string): Partial<MediaQueryList> {
  return {
    media: query,
    matches: matchingMedia.has(query),
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  };
}

const missingInJsdom = {
  matchMedia,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  scrollTo: () => {},
};

for (const [name, value] of Object.entries(missingInJsdom)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
Object.defineProperty(document, 'fonts', {
  value: { ready: Promise.resolve(), addEventListener: () => {}, removeEventListener: () => {} },
  configurable: true,
});
Object.defineProperty(window, 'CSS', {
  value: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
  configurable: true,
});
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};
Element.prototype.checkVisibility = () => true;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
HTMLCanvasElement.prototype.getContext = () => null;
// A browser stays on the page when a file is downloaded; jsdom would leave it.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[download]') !== null) event.preventDefault();
});

/** Makes a media query match until the test ends, for example `(prefers-reduced-motion: reduce)`. */
export function matchMediaQuery(query: string): void {
  matchingMedia.add(query);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  matchingMedia.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
