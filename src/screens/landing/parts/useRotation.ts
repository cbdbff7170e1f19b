import { useEffect, useState } from 'react';
import { PHRASE_ROTATION_MS } from '#machines/constants.ts';
import { useIsCalm, useIsTabHidden } from './useMedia.ts';

type Rotation = {
  readonly index: number;
  readonly isPaused: boolean;
  /** False under reduced motion, where there is nothing to pause. */
  readonly canRotate: boolean;
  readonly toggle: () => void;
};

/** Goes round `count` places, one every 2500 ms; stands still when paused, under reduced motion and in a hidden tab (R3.2, R3.3). */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isCalm = useIsCalm();
  const isTabHidden = useIsTabHidden();
  const isTurning = !isPaused && !isCalm && !isTabHidden;
  useEffect(() => {
    if (!isTurning) return;
    const timer = window.setInterval(() => setIndex((current) => (current + 1) % count), PHRASE_ROTATION_MS);
    return () => window.clearInterval(timer);
  }, [count, isTurning]);
  return { index, isPaused, canRotate: !isCalm, toggle: () => setPaused((current) => !current) };
}
