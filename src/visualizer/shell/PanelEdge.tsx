import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { SHELL } from '#src/content/visualizer/shell.ts';
import classes from './Sidebar.module.css';

const [LEAST_PX, USUAL_PX, MOST_PX, STEP_PX] = [280, 360, 900, 40];
const WIDTH = '--panel-width';

/** The edge of the side panel: dragged, or moved by arrow keys, it makes the panel wider or narrower. */
export function PanelEdge() {
  const [width, setWidth] = useState(USUAL_PX);
  const resize = (to: number) => setWidth(Math.max(LEAST_PX, Math.min(Math.round(to), MOST_PX)));
  const edge = useRef<HTMLDivElement>(null);
  // Only what stands beside it: the whole page would have to look again at the styles of every shape in the picture.
  useEffect(() => edge.current?.parentElement?.style.setProperty(WIDTH, `${width}px`), [width]);
  const drag = ({ buttons, clientX, currentTarget }: PointerEvent) => {
    if (buttons === 1) resize(width + currentTarget.getBoundingClientRect().left - clientX);
  };
  return (
    <div
      ref={edge}
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={SHELL.panelWidth}
      aria-valuenow={width}
      aria-valuemin={LEAST_PX}
      aria-valuemax={MOST_PX}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') resize(width + STEP_PX);
        if (key === 'ArrowRight') resize(width - STEP_PX);
      }}
    />
  );
}
