import { useIntersection, useMergedRef, useResizeObserver } from '@mantine/hooks';
import { type PropsWithChildren, useEffect, useEffectEvent, useRef } from 'react';
import classes from './ActionBar.module.css';

type ActionBarProps = PropsWithChildren<{
  /** On phones too the row stays where it is in the content, for a short form with more to come below it. */
  readonly isInFlow?: boolean;
  /** On wide windows the row floats as a card over the bottom of a long screen. */
  readonly isFloating?: boolean;
}>;

/** The row of the primary action: under the content, and on phones stuck to the bottom while the content goes on below. */
export function ActionBar({ children, isInFlow = false, isFloating = false }: ActionBarProps) {
  // Stuck, the row stands one pixel outside the window; wholly inside, it rests where the content ends.
  const { ref, entry } = useIntersection({ threshold: 1 });
  const isStuck = !isInFlow && entry !== null && entry.intersectionRatio < 1;
  const [measured, { height }] = useResizeObserver();
  const lastHeight = useRef(0);
  // What stood above the row stays in sight when the row gets a line more.
  const keepAbove = useEffectEvent(() => {
    const growth = height - lastHeight.current;
    if (isStuck && lastHeight.current > 0 && growth > 0) window.scrollBy({ top: growth, behavior: 'instant' });
    lastHeight.current = height;
  });
  useEffect(() => keepAbove(), [height]);
  return (
    <div
      ref={useMergedRef(ref, measured)}
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
