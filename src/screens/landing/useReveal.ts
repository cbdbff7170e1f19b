import { type RefObject, useEffect } from 'react';
import { REVEAL_LONG_RISE_PX, REVEAL_RISE_PX, REVEAL_STAGGER_MS, REVEAL_VISIBLE_SHARE } from '#machines/constants.ts';

// A spring, by how far it has come every 50 ms.
const SPRING = {
  duration: 800,
  easing:
    'linear(0, 0.087, 0.268, 0.464, 0.636, 0.772, 0.869, 0.934, 0.973, 0.996, 1.007, 1.011, 1.011, 1.009, 1.007, 1.005, 1)',
} as const;
// Each is there as soon as it begins to rise, so that a window is never blank for longer than the stagger.
const FADE = { duration: 120 } as const;
// A section that a jump has left above the window counts as seen.
const MARGIN = '100000px 0px 0px';

/**
 * Lets each section below the window rise once, as soon as it is in sight or has the focus; never when less motion is wanted.
 * It begins when the browser is idle, or at the first scroll where it does not say so; until then all is in sight (R3.15).
 */
export function useReveal(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const visit = new AbortController();
    const { signal } = visit;
    const begin = () => {
      if (signal.aborted) return;
      for (const section of page.current?.querySelectorAll('section') ?? []) revealSection(section, signal);
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
    else document.addEventListener('scroll', begin, { once: true, passive: true, signal });
    return () => visit.abort();
  }, [page]);
}

function revealSection(section: HTMLElement, signal: AbortSignal): void {
  const { top, height } = section.getBoundingClientRect();
  if (top < window.innerHeight) return;
  const animations = [...section.querySelectorAll<HTMLElement>('[data-rise]')].flatMap(waitBelow);
  const rise = () => {
    section.removeEventListener('focusin', rise);
    observer.disconnect();
    for (const animation of animations) animation.play();
  };
  // 30 % of the section or, if it is taller, of the window.
  const threshold = REVEAL_VISIBLE_SHARE * Math.min(1, window.innerHeight / height);
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && rise(), {
    threshold,
    rootMargin: MARGIN,
  });
  observer.observe(section);
  section.addEventListener('focusin', rise, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Holds an item of a section, unseen and lower than its place, at the start of what brings it there. */
function waitBelow(item: HTMLElement, index: number): Animation[] {
  const risePx = item.dataset['rise'] === 'long' ? REVEAL_LONG_RISE_PX : REVEAL_RISE_PX;
  const start = { delay: index * REVEAL_STAGGER_MS, fill: 'backwards' } as const;
  const animations = [
    item.animate({ opacity: [0, 1] }, { ...FADE, ...start }),
    item.animate({ transform: [`translateY(${risePx}px)`, 'none'] }, { ...SPRING, ...start }),
  ];
  for (const animation of animations) animation.pause();
  return animations;
}
