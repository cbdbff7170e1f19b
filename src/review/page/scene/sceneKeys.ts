import type { SceneHandle } from './useSceneView.ts';

const STEP_PX = 64;
const LONG_STEP_PX = 320;
export const ZOOM_STEP = 1.25;

const KEYS: Readonly<Record<string, (view: SceneHandle, step: number) => void>> = {
  ArrowLeft: (view, step) => view.panBy(step, 0),
  ArrowRight: (view, step) => view.panBy(-step, 0),
  ArrowUp: (view, step) => view.panBy(0, step),
  ArrowDown: (view, step) => view.panBy(0, -step),
  '+': (view) => view.zoomBy(ZOOM_STEP),
  '=': (view) => view.zoomBy(ZOOM_STEP),
  '-': (view) => view.zoomBy(1 / ZOOM_STEP),
  _: (view) => view.zoomBy(1 / ZOOM_STEP),
  '0': (view) => view.fit(),
  Home: (view) => view.fit(),
};

/** Handles keys that pan or zoom the drawing, and ignores others. */
export function pressKey(event: KeyboardEvent, view: SceneHandle): void {
  const act = KEYS[event.key];
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(view, event.shiftKey ? LONG_STEP_PX : STEP_PX);
}
