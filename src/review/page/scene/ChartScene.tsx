import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, startTransition, useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import classes from './ChartScene.module.css';
import type { Marks } from '#src/review/page/facts/marks.ts';
import './scene.css';
import './sceneDetail.css';
import { createClosedDrawings } from './closedDrawing.ts';
import { shapesOf } from './sceneFacts.ts';
import { SceneShapes, countShapes } from './SceneShapes.tsx';
import type { SceneTime } from './TimerRing.tsx';
import { useSceneInput } from './useSceneInput.ts';
import { type SceneHandle, useSceneView } from './useSceneView.ts';

/** Focusable, so that keys can move the drawing. */
const TAB_STOP = 0;

type ChartSceneProps = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
  readonly marks: Marks;
  readonly selectedId: string | null;
  /** Called with the id of the clicked state or transition, or null for the background. */
  readonly onSelect: (id: string | null) => void;
  readonly time?: SceneTime;
  readonly label: string;
  readonly ref?: Ref<SceneHandle>;
};

/**
 * The drawing of a chart, hidden from screen readers because the outline has the same content. Keyboard users can pan
 * and zoom it, and select items in the outline.
 */
export function ChartScene({ model, geometry, marks, selectedId, onSelect, label, ref, ...options }: ChartSceneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<SVGGElement>(null);
  const seenId = useRef<string | null>(null);
  const id = useId();
  const { closed, shapes, isSettled, onScale } = useDrawings(model, geometry);
  const shownId = useMemo(() => [...shapesOf(model, geometry, selectedId)][0] ?? null, [model, geometry, selectedId]);
  const view = useSceneView({ frame, viewport }, geometry, shownId, onScale);
  useImperativeHandle(ref, () => view, [view]);

  useEffect(() => {
    if (shownId !== null && selectedId !== seenId.current) view.reveal(shownId);
    seenId.current = selectedId;
  }, [view, shownId, selectedId]);

  const onPress = (pressed: string | null) => {
    seenId.current = pressed;
    onSelect(pressed);
  };
  useSceneInput(frame, view, onPress);
  const shown = { model, marks, selectedId, time: options.time, hatch: `${id}hatch` };

  return (
    <div className={classes.surface} data-screen-only>
      <div
        ref={frame}
        className={classes.frame}
        role="application"
        aria-roledescription={SCENE.roleDescription}
        aria-label={label}
        aria-describedby={`${id}hint`}
        tabIndex={TAB_STOP}
      >
        <svg
          className={`chart-scene ${classes.picture}`}
          aria-hidden="true"
          data-altitude={geometry.altitude}
          data-detail={closed === null ? 'near' : 'far'}
          data-drawing={isSettled ? undefined : true}
        >
          <g ref={viewport}>
            {closed !== null && (
              <g transform={`scale(${1 / closed.scale})`}>
                <SceneShapes {...shown} geometry={closed.drawing} />
              </g>
            )}
            {shapes > 0 && (
              <g display={closed === null ? undefined : 'none'}>
                <SceneShapes {...shown} geometry={geometry} limit={shapes} />
              </g>
            )}
          </g>
        </svg>
      </div>
      <VisuallyHidden as="p" id={`${id}hint`}>
        {SCENE.hint}
      </VisuallyHidden>
    </div>
  );
}

/** Zooming must pause for this long before the drawing is replaced. */
const SETTLED_MS = 120;

/** Shapes rendered per batch, few enough to keep the page responsive. */
const BATCH_SIZE = 60;

/**
 * Returns the collapsed drawing for the current zoom, and how many shapes of the expanded one to render. The expanded
 * one renders in batches and replaces the collapsed one when complete. The first render draws nothing; the zoom that
 * fits the drawing is set before the first paint.
 */
function useDrawings(model: ChartModel, geometry: Geometry) {
  const [seen, setSeen] = useState<{ readonly of: Geometry; readonly scale: number | null } | null>(null);
  const [drawn, setDrawn] = useState({ of: geometry, shapes: 0 });
  const [closedScale, setClosedScale] = useState<number | null>(null);
  const scale = seen?.of === geometry ? seen.scale : undefined;
  const drawingAt = useMemo(() => createClosedDrawings(model, geometry), [model, geometry]);
  const applyScale = (next: number | null) => {
    setSeen({ of: geometry, scale: next });
    if (next !== null || scale === undefined) setClosedScale(next);
    if (next !== scale) setDrawn({ of: geometry, shapes: next === null ? BATCH_SIZE : 0 });
  };
  const settle = useDebouncedCallback(applyScale, SETTLED_MS);
  const requestedScale = useRef<number | null>(null);
  const shapes = drawn.of === geometry ? drawn.shapes : 0;
  const isComplete = shapes >= countShapes(geometry);
  useEffect(() => {
    if (scale === null && !isComplete) startTransition(() => setDrawn({ of: geometry, shapes: shapes + BATCH_SIZE }));
  }, [geometry, scale, isComplete, shapes]);
  const isClosedShown = scale !== undefined && closedScale !== null && !(scale === null && isComplete);
  return {
    closed: isClosedShown ? { scale: closedScale, drawing: drawingAt(closedScale) } : null,
    shapes,
    isSettled: scale !== null || isComplete,
    onScale: (next: number | null): void => {
      // Zooming within the same scale must not restart the debounce.
      if (scale !== undefined && next === requestedScale.current) return;
      requestedScale.current = next;
      if (scale !== undefined) return settle(next);
      // A pending zoom of the previous drawing must not apply to this one.
      settle.cancel();
      applyScale(next);
    },
  };
}
