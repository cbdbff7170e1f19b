import { CONTRACT_END_TOLERANCE_PX } from '#machines/constants.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Tells once each time the end of a box is reached, whether by scrolling, by a new size or by zooming (R12.2). */
export function useScrolledToEnd({
  box,
  content,
  isReady,
  onScrolledToEnd,
}: {
  box: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  isReady: boolean;
  onScrolledToEnd: (() => void) | undefined;
}): void {
  const wasAtEnd = useRef(false);
  const look = useEffectEvent(() => {
    // On paper everything is in sight, which is not the same as read.
    if (window.matchMedia('print').matches) return;
    const isNowAtEnd = isReady && box.current !== null && isEndInSight(box.current);
    if (isNowAtEnd && !wasAtEnd.current) onScrolledToEnd?.();
    wasAtEnd.current = isNowAtEnd;
  });

  useEffect(() => look());

  useEffect(() => {
    const [scrolling, grown] = [box.current, content.current];
    if (scrolling === null || grown === null) return undefined;
    const whenScrolled = () => look();
    const observer = new ResizeObserver(() => look());
    observer.observe(scrolling);
    observer.observe(grown);
    // Captured at the window, it is the scrolling of the box as well as that of the page.
    window.addEventListener('scroll', whenScrolled, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', whenScrolled, { capture: true });
    };
  }, [box, content]);
}

/** A box that scrolls is scrolled to its end; one that shows all it has stands in a window that is scrolled to its end. */
function isEndInSight(box: HTMLElement): boolean {
  const doesScroll = box.scrollHeight > box.clientHeight + CONTRACT_END_TOLERANCE_PX;
  if (doesScroll) return isAtEnd(box);
  return box.getBoundingClientRect().bottom <= window.innerHeight + CONTRACT_END_TOLERANCE_PX;
}

/** The three measures of a scrolling box, in CSS pixels, as the browser gives them. */
type ScrollMeasures = Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>;

/** Tells whether a box is scrolled to within the tolerance of its end; browser zoom makes scrollTop a fraction (R12.2). */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: ScrollMeasures): boolean {
  return scrollHeight - Math.ceil(scrollTop) - clientHeight <= CONTRACT_END_TOLERANCE_PX;
}
