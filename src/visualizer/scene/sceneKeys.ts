import type { SceneHandle } from './useSceneView.ts';

const STEP_PX = 64;
const LONG_STEP_PX = 320;
/** How much one press of a key or button zooms. */
export const ZOOM_STEP = 1.25;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does with the picture; null when it is not the picture's. */
export function keyAction({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): ((view: SceneHandle) => void) | null {
  if (ctrlKey || metaKey || altKey) return null;
  const step = shiftKey ? LONG_STEP_PX : STEP_PX;
  switch (key) {
    case 'ArrowLeft':
      return (view) => view.panBy(step, 0);
    case 'ArrowRight':
      return (view) => view.panBy(-step, 0);
    case 'ArrowUp':
      return (view) => view.panBy(0, step);
    case 'ArrowDown':
      return (view) => view.panBy(0, -step);
    case '+':
    case '=':
      return (view) => view.zoomBy(ZOOM_STEP);
    case '-':
    case '_':
      return (view) => view.zoomBy(1 / ZOOM_STEP);
    case '0':
    case 'Home':
      return (view) => view.fit();
    default:
      return null;
  }
}
