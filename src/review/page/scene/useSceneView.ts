import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { collapsedScale, READABLE_ZOOM, type View } from './panZoom.ts';
import { boxOfItem } from './sceneFacts.ts';
import { type PanZoom, startPanZoom } from './startPanZoom.ts';

export type SceneHandle = {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** In viewport pixels. */
  readonly panBy: (dx: number, dy: number) => void;
  readonly reveal: (id: string) => void;
};

type Elements = {
  readonly frame: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<SVGGElement | null>;
};

/**
 * Pans and zooms outside React, by changing one attribute per frame. `onScale` gets the scale of the collapsed drawing,
 * or null while it is expanded.
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
    onScale(collapsedScale(geometry.altitude, zoom));
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

  // Fits a new drawing; a new layout of the same chart keeps the view.
  useLayoutEffect(() => handle.fit(), [handle, geometry.altitude, geometry.modelHash]);

  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    // While the drawing is fitted to the frame, a resize refits it and keeps the selection in view.
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
