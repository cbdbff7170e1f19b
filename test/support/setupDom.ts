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
// By default, jsdom doesn't report its errors through the test's console.
virtualConsole.removeAllListeners('jsdomError');
virtualConsole.on('jsdomError', (error) => console.error(error.message));

const BUSY_MACHINE_TIMEOUT_MS = 10_000;
configure({ asyncUtilTimeout: BUSY_MACHINE_TIMEOUT_MS });

// Since version 25, Node's own storage globals shadow jsdom's.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true });

const matchingMedia = new Set<string>();

class StubObserver {
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
  ResizeObserver: StubObserver,
  IntersectionObserver: StubObserver,
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
// A browser stays on the page during a download, but jsdom would navigate.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[download]') !== null) event.preventDefault();
});

/** Makes a media query, such as `(prefers-reduced-motion: reduce)`, match until the test ends. */
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
