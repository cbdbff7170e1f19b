import { type PropsWithChildren, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { CONTRACT_END_TOLERANCE_PX } from '#machines/constants.ts';
import classes from './Pdf.module.css';

type ScrollRegionProps = PropsWithChildren<{
  label: string;
  box?: RefObject<HTMLDivElement | null> | undefined;
  /** Whether the content has its final height; an empty box would count as scrolled to its end (R12.2). */
  isReady: boolean;
  /** Called after every scroll, render and resize. */
  onViewChange?: (box: HTMLElement) => void;
  /** Called each time the end comes into view, and once content that needs no scrolling is ready (R12.2). */
  onScrolledToEnd?: (() => void) | undefined;
}>;

export function ScrollRegion({ label, box, isReady, onViewChange, onScrolledToEnd, children }: ScrollRegionProps) {
  const ownBox = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(false);
  const scrolling = box ?? ownBox;
  const reportView = () => {
    if (scrolling.current === null) return;
    onViewChange?.(scrolling.current);
    // Printing shows everything, which doesn't mean it was read.
    if (window.matchMedia('print').matches) return;
    const isNowAtEnd = isReady && isAtEnd(scrolling.current);
    if (isNowAtEnd && !wasAtEnd.current) onScrolledToEnd?.();
    wasAtEnd.current = isNowAtEnd;
  };
  const reportLatestView = useEffectEvent(reportView);

  useEffect(() => reportLatestView());
  useEffect(() => {
    const observer = new ResizeObserver(() => reportLatestView());
    for (const { current } of [scrolling, content]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [scrolling]);

  return (
    <div
      ref={scrolling}
      className={classes.region}
      role="region"
      aria-label={label}
      onScroll={reportView}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
    >
      <div ref={content} className={classes.content}>
        {children}
      </div>
    </div>
  );
}

/** Rounds scrollTop up, because browser zoom makes it fractional (R12.2). */
function isAtEnd(box: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean {
  return box.scrollHeight - Math.ceil(box.scrollTop) - box.clientHeight <= CONTRACT_END_TOLERANCE_PX;
}
