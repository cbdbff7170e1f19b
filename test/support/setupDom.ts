import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};
HTMLCanvasElement.prototype.getContext = () => null;

/** Makes a media query match until the test ends, for example `(prefers-reduced-motion: reduce)`. */
export function matchMediaQuery(query: string): void {
  matchingMedia.add(query);
}

afterEach(() => {
  cleanup();
  matchingMedia.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
