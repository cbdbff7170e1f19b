import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  anchoredLeft,
  layOutPages,
  type PageLayout,
  type PageSize,
  type SeenPages,
  seenPages,
  type Zoom,
  zoomPercentOf,
} from './pageLayout.ts';

type Box = RefObject<HTMLElement | null>;

/** The pages as they stand in the box, and which are in view; a new zoom or width keeps the place. */
export function usePageLayout(box: Box, sizes: readonly PageSize[], zoom: Zoom) {
  const boxWidth = useBoxReading(box, 0, (element) => element.clientWidth);
  const zoomPercent = zoomPercentOf(zoom, sizes, boxWidth);
  const layout = useMemo(() => layOutPages(sizes, zoomPercent), [sizes, zoomPercent]);
  const seen = useBoxReading(box, FIRST_PAGE_ONLY, (element) =>
    JSON.stringify(seenPages(layout, element.scrollTop, element.clientHeight)),
  );
  useScrollAnchor(box, layout);
  const isFitting = zoomPercent === zoomPercentOf('fit', sizes, boxWidth);
  return {
    layout,
    seen: JSON.parse(seen) as SeenPages,
    /** As it is said: whole percents of the size on paper. */
    zoomPercent: Math.round(zoomPercent),
    isFitting,
    isLaidOut: boxWidth > 0,
  };
}

const FIRST_PAGE_ONLY = JSON.stringify({ current: 1, firstNear: 1, lastNear: 1 } satisfies SeenPages);

/** Reads a value off the box, again whenever the box is scrolled or gets a new size. */
function useBoxReading<Value extends string | number>(
  box: Box,
  beforeMount: Value,
  read: (element: HTMLElement) => Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = box.current;
      if (element === null) return () => {};
      const observer = new ResizeObserver(changed);
      observer.observe(element);
      element.addEventListener('scroll', changed, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', changed);
      };
    },
    [box],
  );
  return useSyncExternalStore(subscribe, () => (box.current === null ? beforeMount : read(box.current)));
}

function useScrollAnchor(box: Box, { width, height }: PageLayout): void {
  const last = useRef({ width, height });
  useLayoutEffect(() => {
    const element = box.current;
    const hasChanged = width !== last.current.width || height !== last.current.height;
    if (element !== null && hasChanged) {
      element.scrollTo({
        top: element.scrollTop * (height / last.current.height),
        left: anchoredLeft(element, last.current.width, width),
      });
    }
    last.current = { width, height };
  }, [box, width, height]);
}
