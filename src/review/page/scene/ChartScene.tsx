import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, startTransition, useState } from 'react';
import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import unseen from '#src/review/page/parts/Unseen.module.css';
import classes from './ChartScene.module.css';
import type { Marks } from '#src/review/page/facts/marks.ts';
import './scene.css';
import './sceneDetail.css';
import { closedDrawings } from './closedDrawing.ts';
import { closedScaleAt, LEAST_FITTED_ZOOM } from './panZoom.ts';
import { drawnOf } from './sceneFacts.ts';
import { SceneShapes, shapesIn } from './SceneShapes.tsx';
import type { SceneTime } from './TimerRing.tsx';
import { useSceneInput } from './useSceneInput.ts';
import { type SceneHandle, useSceneView } from './useSceneView.ts';

/** The picture is reached by Tab, as its keys move it. */
const TAB_STOP = 0;

type ChartSceneProps = {
  readonly model: ChartModel;
  readonly geometry: Geometry;
  readonly marks: Marks;
  /** The state or transition that is selected. */
  readonly selectedId: string | null;
  /** Called with the id of the state or transition that was pressed, or null for the ground between them. */
  readonly onSelect: (id: string | null) => void;
  /** The clock of the session, for timers that run. */
  readonly time?: SceneTime;
  /** What the picture is called, such as "Journey map". */
  readonly label: string;
  readonly ref?: Ref<SceneHandle>;
};

/**
 * The picture of a chart. It is hidden from screen readers, as the outline says everything that it shows; whoever uses
 * a keyboard can move and zoom it, and reaches what is in it through the outline, which calls `reveal`.
 */
export function ChartScene({ model, geometry, marks, selectedId, onSelect, label, ref, ...options }: ChartSceneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<SVGGElement>(null);
  const seenId = useRef<string | null>(null);
  const id = useId();
  const { closed, onScale } = useClosedDrawing(model, geometry);
  const { shapes, isComplete } = useShapesSoFar(geometry);
  const shownId = useMemo(() => [...drawnOf(model, geometry, selectedId)][0] ?? null, [model, geometry, selectedId]);
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
  const shown = { model, marks, selectedId, isInteractive: true, time: options.time, hatch: `${id}hatch` };

  return (
    <div className={classes.surface}>
      <div
        ref={frame}
        className={classes.frame}
        role="application"
        aria-roledescription={SCENE.kind}
        aria-label={label}
        aria-describedby={`${id}hint`}
        tabIndex={TAB_STOP}
      >
        <svg
          className={`chart-scene ${classes.picture}`}
          aria-hidden="true"
          data-altitude={geometry.altitude}
          data-detail={closed === null ? 'near' : 'far'}
          data-drawing={isComplete ? undefined : true}
        >
          <g ref={viewport}>
            {closed !== null && (
              <g transform={`scale(${1 / closed.scale})`}>
                <SceneShapes {...shown} geometry={closed.drawing} />
              </g>
            )}
            <g className={closed === null ? undefined : classes.hidden}>
              <SceneShapes {...shown} geometry={geometry} most={shapes} />
            </g>
          </g>
        </svg>
      </div>
      <p id={`${id}hint`} className={unseen.unseen}>
        {SCENE.hint}
      </p>
    </div>
  );
}

/** The closed drawing and its scale while the zoom asks for one; the open one stays below it, hidden. */
function useClosedDrawing(model: ChartModel, geometry: Geometry) {
  const { altitude } = geometry;
  const [seen, setSeen] = useState({ altitude, scale: closedScaleAt(altitude, LEAST_FITTED_ZOOM[altitude]) });
  const scale = seen.altitude === altitude ? seen.scale : closedScaleAt(altitude, LEAST_FITTED_ZOOM[altitude]);
  const drawingAt = useMemo(() => closedDrawings(model, geometry), [model, geometry]);
  const onScale = (next: number | null) => {
    if (next !== scale || seen.altitude !== altitude) setSeen({ altitude, scale: next });
  };
  return { closed: scale === null ? null : { scale, drawing: drawingAt(scale) }, onScale };
}

/** So many shapes are drawn at once: few enough that the browser answers the reviewer in between. */
const AT_ONCE = 60;

/** How many shapes of a drawing are drawn so far, and whether these are all; a large chart comes part by part. */
function useShapesSoFar(geometry: Geometry): { readonly shapes: number; readonly isComplete: boolean } {
  const [drawn, setDrawn] = useState({ geometry, shapes: AT_ONCE });
  const shapes = drawn.geometry === geometry ? drawn.shapes : AT_ONCE;
  const isComplete = shapes >= shapesIn(geometry);
  useEffect(() => {
    if (!isComplete) startTransition(() => setDrawn({ geometry, shapes: shapes + AT_ONCE }));
  }, [geometry, isComplete, shapes]);
  return { shapes, isComplete };
}
