import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { PHRASE_ROTATION_MS } from '#machines/constants.ts';

/** Goes round `count` places, one every 2500 ms; stands still when paused, under reduced motion and in a hidden tab (R3.2, R3.3). */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isCalm = useReducedMotion();
  const isTabHidden = useDocumentVisibility() === 'hidden';
  const isTurning = !isPaused && !isCalm && !isTabHidden;
  useEffect(() => {
    if (!isTurning) return;
    const timer = window.setInterval(() => setIndex((current) => (current + 1) % count), PHRASE_ROTATION_MS);
    return () => window.clearInterval(timer);
  }, [count, isTurning]);
  // Under reduced motion there is nothing to pause.
  return { index, isPaused, canRotate: !isCalm, toggle: () => setPaused((current) => !current) };
}
