import { type RefObject, useEffect } from 'react';

/**
 * Loads the reveal animation when the browser is idle, or on the first scroll in browsers without idle callbacks.
 * Until it loads, and under reduced motion, everything is visible (R3.15).
 */
export function useReveal(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      if (signal.aborted) return;
      const reveal = await import('./revealSections.ts').catch(() => null);
      if (page.current !== null && !signal.aborted) reveal?.revealSections(page.current, signal);
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void start());
    else document.addEventListener('scroll', () => void start(), { once: true, passive: true, signal });
    return () => controller.abort();
  }, [page]);
}
