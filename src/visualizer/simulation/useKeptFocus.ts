import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Moment } from '#machines/graph/moments/moment.ts';

/**
 * The heading of the choices takes the focus when the choice that had it is gone after the next moment: a keyboard
 * goes on where it was, not at the top of the page.
 */
export function useKeptFocus(moment: Moment | null): RefObject<HTMLHeadingElement | null> {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(moment);
  useLayoutEffect(() => {
    const isNext = shown.current !== null && shown.current !== moment;
    shown.current = moment;
    if (isNext && document.activeElement === document.body) titleRef.current?.focus({ preventScroll: true });
  }, [moment]);
  return titleRef;
}
