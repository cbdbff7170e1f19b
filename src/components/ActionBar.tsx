import { useIntersection, useMergedRef } from '@mantine/hooks';
import type { PropsWithChildren } from 'react';
import { Row } from './layout/Row.tsx';
import classes from './ActionBar.module.css';

type ActionBarProps = PropsWithChildren<{
  /** Never sticky, not even on phones; for a short form with more content below it. */
  readonly isInFlow?: boolean;
  /** On wide windows, floats over the bottom of a long screen. */
  readonly isFloating?: boolean;
}>;

export function ActionBar({ children, isInFlow = false, isFloating = false }: ActionBarProps) {
  // A stuck bar extends one pixel below the window, so only a resting bar is fully visible.
  const { ref, entry } = useIntersection({ threshold: 1 });
  const bar = useMergedRef(ref, scrollWhenBarGrows);
  const isResting = !isInFlow && entry?.intersectionRatio === 1;
  return (
    <Row
      ref={bar}
      gap={4}
      align="start"
      data-action-bar
      data-screen-only
      className={classes.bar}
      data-in-flow={isInFlow || undefined}
      data-floating={isFloating || undefined}
      data-resting={isResting || undefined}
      data-framed={!(isInFlow || isResting) || undefined}
    >
      {children}
    </Row>
  );
}

/** Keeps the content above a stuck bar in view when the bar gets taller. */
function scrollWhenBarGrows(bar: HTMLElement) {
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
