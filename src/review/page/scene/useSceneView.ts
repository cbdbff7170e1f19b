import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { closedScaleAt, READABLE_ZOOM, type View } from './panZoom.ts';
import { boxOfItem } from './sceneFacts.ts';
import { type PanZoom, startPanZoom } from './startPanZoom.ts';

/** What other parts can do to the picture. */
export type SceneHandle = {
  /** Fits the picture into the window. */
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** Moves what is shown by pixels of the window. */
  readonly panBy: (dx: number, dy: number) => void;
  /** Moves a state or transition into the window, large enough to be read. */
  readonly reveal: (id: string) => void;
};

type Elements = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<SVGGElement | null>;
};

/**
 * Pan and zoom past React: a frame changes one attribute and nothing is rendered. `onScale` gets the scale of a closed
 * drawing whenever the zoom asks for another one.
 */
export function useSceneView(
  { frame, viewport }: Elements,
  geometry: Geometry,
  selectedId: string | null,
  onScale: (scale: number | null) => void,
): SceneHandle {
  const panZoom = useRef<PanZoom | null>(null);
  const isFitted = useRef(true);
  const drawn = useRef(geometry);
  const selected = useRef(selectedId);
  const show = useEffectEvent(({ x, y, zoom }: View) => {
    viewport.current?.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`);
    onScale(closedScaleAt(geometry.altitude, zoom));
  });

  useLayoutEffect(() => {
    drawn.current = geometry;
    selected.current = selectedId;
  }, [geometry, selectedId]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onView = (view: View) => show(view);
    const started = startPanZoom(element, { onView, onGesture: () => (isFitted.current = false) });
    panZoom.current = started;
    return started.stop;
  }, [frame]);

  const handle = useMemo<SceneHandle>(
    () => ({
      fit: () => {
        isFitted.current = true;
        panZoom.current?.fit(drawn.current);
      },
      zoomBy: (factor) => {
        isFitted.current = false;
        panZoom.current?.zoomBy(factor);
      },
      panBy: (dx, dy) => {
        isFitted.current = false;
        panZoom.current?.panBy(dx, dy);
      },
      reveal: (id) => {
        const box = boxOfItem(drawn.current, id);
        if (box === null) return;
        const hasMoved = panZoom.current?.reveal(box, READABLE_ZOOM[drawn.current.altitude]) === true;
        if (hasMoved) isFitted.current = false;
      },
    }),
    [],
  );

  // Another drawing is fitted into the window; one that was only laid out anew stays where it is.
  useLayoutEffect(() => handle.fit(), [handle, geometry.altitude, geometry.modelHash]);

  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    // A panel that opens makes the window narrower: what is selected stays in it, and the rest comes back after it.
    const observer = new ResizeObserver(() => {
      if (!isFitted.current) return;
      handle.fit();
      const box = selected.current === null ? null : boxOfItem(drawn.current, selected.current);
      if (box !== null) panZoom.current?.reveal(box, 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, handle]);

  return handle;
}
