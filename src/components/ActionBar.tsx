import { useIntersection, useMergedRef } from '@mantine/hooks';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import classes from './ActionBar.module.css';

type ActionBarProps = PropsWithChildren<{
  /** On phones too the row stays where it is in the content, for a short form with more to come below it. */
  readonly isInFlow?: boolean;
  /** On wide windows the row floats as a card over the bottom of a long screen. */
  readonly isFloating?: boolean;
}>;

/** The row of the primary action: under the content, and on phones stuck to the bottom while the content goes on below. */
export function ActionBar({ children, isInFlow = false, isFloating = false }: ActionBarProps) {
  // Stuck, the row stands one pixel outside the window; wholly inside, it stays where the content ends.
  const { ref, entry } = useIntersection({ threshold: 1 });
  const bar = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(ref, bar);
  useEffect(() => (bar.current === null ? undefined : scrollByGrowth(bar.current)), []);
  return (
    <div
      ref={merged}
      data-action-bar
      className={classes.bar}
      data-in-flow={isInFlow || undefined}
      data-floating={isFloating || undefined}
      data-resting={(!isInFlow && entry?.intersectionRatio === 1) || undefined}
    >
      {children}
    </div>
  );
}

/** While the row is stuck to the bottom of the window, what stood above it stays in sight when it gets a line more. */
function scrollByGrowth(bar: HTMLElement): () => void {
  let height = bar.offsetHeight;
  const observer = new ResizeObserver(() => {
    const growth = bar.offsetHeight - height;
    height += growth;
    const isStuck =
      getComputedStyle(bar).position === 'sticky' && bar.getBoundingClientRect().bottom >= window.innerHeight;
    if (isStuck && growth > 0) window.scrollBy({ top: growth, behavior: 'instant' });
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
