import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { layOutPages, type PageLayout, type PageSize, type SeenPages, seenPages } from './pageLayout.ts';

type Box = RefObject<HTMLElement | null>;

/** The pages as they stand in the box at this zoom, and which are in view; a new zoom or width keeps the place. */
export function usePageLayout(
  box: Box,
  sizes: readonly PageSize[],
  zoomPercent: number,
): { readonly layout: PageLayout; readonly seen: SeenPages; readonly isLaidOut: boolean } {
  const boxWidth = useBoxReading(box, 0, (element) => element.clientWidth);
  const layout = useMemo(() => layOutPages(sizes, boxWidth, zoomPercent), [sizes, boxWidth, zoomPercent]);
  const seen = useBoxReading(box, FIRST_PAGE_ONLY, (element) =>
    JSON.stringify(seenPages(layout, element.scrollTop, element.clientHeight)),
  );
  useKeptPlace(box, layout.height);
  return { layout, seen: JSON.parse(seen) as SeenPages, isLaidOut: boxWidth > 0 };
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

function useKeptPlace(box: Box, height: number): void {
  const lastHeight = useRef(height);
  useLayoutEffect(() => {
    const ratio = height / lastHeight.current;
    if (box.current !== null && ratio !== 1) box.current.scrollTo({ top: box.current.scrollTop * ratio });
    lastHeight.current = height;
  }, [box, height]);
}
