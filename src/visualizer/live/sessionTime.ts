import { useEffect, useState } from 'react';
import type { SessionStep } from '#machines/graph/sessions/sessionStep.ts';
import type { SeenProduct } from './seenProduct.ts';

/** The clock of a session: its time when it was last published, in milliseconds, and how many times faster it runs. */
export type SessionTime = { readonly atMs: number; readonly factor: number };

const TICK_MS = 100;

/** The clock of a product, as far as its steps and greetings give it. */
export function sessionTime(product: SeenProduct | null, step: SessionStep | null): SessionTime {
  return { atMs: Math.max(product?.atMs ?? 0, step?.atMs ?? 0), factor: product?.speed ?? 0 };
}

/** The time on a session's clock now, read ten times a second while something is waited for. */
export function useSessionNow({ atMs, factor }: SessionTime, isNeeded: boolean): number {
  const [read, setRead] = useState({ syncedMs: atMs, nowMs: atMs });
  useEffect(() => {
    if (!isNeeded || factor === 0) return undefined;
    const begunMs = performance.now();
    const tick = () => setRead({ syncedMs: atMs, nowMs: atMs + (performance.now() - begunMs) * factor });
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [atMs, factor, isNeeded]);
  return read.syncedMs === atMs ? read.nowMs : atMs;
}
