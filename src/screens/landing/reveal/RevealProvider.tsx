import { LazyMotion } from 'framer-motion';
import { createContext, type PropsWithChildren, startTransition, useContext, useState } from 'react';

const LoadedContext = createContext(false);

/** Whether the animation code has arrived, so that something may be hidden until it is scrolled to. */
export function useIsMotionLoaded(): boolean {
  return useContext(LoadedContext);
}

/** Brings the animation code after the first paint. Until then, and if it never comes, everything simply stays in sight (R3.15). */
export function RevealProvider({ children }: PropsWithChildren) {
  const [isLoaded, setLoaded] = useState(false);
  const load = async () => {
    await quietMoment();
    const { motionFeatures } = await import('./motionFeatures.ts').catch(never);
    startTransition(() => setLoaded(true));
    return motionFeatures;
  };
  return (
    <LoadedContext value={isLoaded}>
      <LazyMotion strict features={load}>
        {children}
      </LazyMotion>
    </LoadedContext>
  );
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** The browser's idle moment, or the first scroll where it tells of none; never when less motion is wanted. */
async function quietMoment(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return never();
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else document.addEventListener('scroll', resolve, { once: true, passive: true });
  });
}
