import { useEffect, useRef, useState } from 'react';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';

/** A group of tooltips of which one is open at a time (R3.5). */
export function useTooltips<Id extends string>() {
  const [openId, setOpenId] = useState<Id | null>(null);
  const opening = useRef<number>(undefined);
  const skipping = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(opening.current);
      window.clearTimeout(skipping.current);
    },
    [],
  );
  /** The keyboard or a tap came: opens at once. */
  const show = (id: Id) => {
    window.clearTimeout(opening.current);
    setOpenId(id);
  };
  /** A pointer came: opens after 700 ms, or at once when another was open less than 300 ms ago. */
  const approach = (id: Id) => {
    if (openId !== null || skipping.current !== undefined) return show(id);
    window.clearTimeout(opening.current);
    opening.current = window.setTimeout(() => setOpenId(id), TOOLTIP_OPEN_MS);
  };
  const leave = () => {
    window.clearTimeout(opening.current);
    if (openId === null) return;
    setOpenId(null);
    window.clearTimeout(skipping.current);
    skipping.current = window.setTimeout(() => {
      skipping.current = undefined;
    }, TOOLTIP_SKIP_MS);
  };
  return { openId, approach, show, leave };
}
