import { createContext, type PropsWithChildren, startTransition, useContext, useEffect, useState } from 'react';
import type { risersIn } from './risers.ts';

type RisersIn = typeof risersIn;
const RisersContext = createContext<RisersIn | null>(null);

/** What hides and shows a section's items; null until it has arrived, so that nothing is hidden before. */
export function useRisers(): RisersIn | null {
  return useContext(RisersContext);
}

/** Brings the animation code when the page has nothing better to do. Until then, and without it, all is in sight (R3.15). */
export function RevealProvider({ children }: PropsWithChildren) {
  const [found, setFound] = useState<{ readonly risersIn: RisersIn } | null>(null);
  useEffect(() => {
    const visit = new AbortController();
    inQuietMoment(visit.signal, async () => {
      const risers = await import('./risers.ts').catch(() => null);
      startTransition(() => setFound(risers));
    });
    return () => visit.abort();
  }, []);
  return <RisersContext value={found?.risersIn ?? null}>{children}</RisersContext>;
}

/** When the browser is idle, or at the first scroll where it does not say so; never when less motion is wanted. */
function inQuietMoment(signal: AbortSignal, act: () => Promise<void>): void {
  const actOnce = () => {
    if (!signal.aborted) void act();
  };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(actOnce);
  else document.addEventListener('scroll', actOnce, { once: true, passive: true, signal });
}
