import { type RefObject, useEffect } from 'react';

/**
 * Loads the reveal animation when the browser is idle, or on the first scroll in browsers without idle callbacks, but
 * not under reduced motion. Until it loads, everything is visible (R3.15).
 */
export function useReveal(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      if (signal.aborted) return;
      const code = await import('./revealSections.ts').catch(() => null);
      if (page.current !== null && !signal.aborted) code?.revealSections(page.current, signal);
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void start());
    else document.addEventListener('scroll', () => void start(), { once: true, passive: true, signal });
    return () => controller.abort();
  }, [page]);
}
