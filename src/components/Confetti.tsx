import { useEffect, useRef } from 'react';
import classes from './Confetti.module.css';

const SPREAD_DEGREES = 160;
const COLOR_TOKENS = ['--cca-highlight', '--cca-action', '--cca-success', '--cca-ink'] as const;
const HEX_COLOR = /^#[\da-f]{6}$/i;

/**
 * Fires confetti on mount, except under reduced motion. It stays inside its positioned ancestor, so it can't cover text
 * (R12.5, R12.9).
 */
export function Confetti({ pieces }: { readonly pieces: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stage = canvas.current;
    if (stage === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isUnmounted = false;
    let clear = () => {};
    const celebrate = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (isUnmounted) return;
      const fire = confetti.create(stage, { resize: true, useWorker: false, disableForReducedMotion: true });
      clear = fire.reset;
      void fire({ particleCount: pieces, spread: SPREAD_DEGREES, colors: readColors(stage) });
    };
    // Decoration only, so a failed download is ignored.
    celebrate().catch(() => {});
    return () => {
      isUnmounted = true;
      clear();
    };
  }, [pieces]);
  return <canvas ref={canvas} className={classes.canvas} aria-hidden="true" />;
}

function readColors(element: Element): string[] {
  const style = getComputedStyle(element);
  return COLOR_TOKENS.map((token) => style.getPropertyValue(token).trim()).filter((color) => HEX_COLOR.test(color));
}
