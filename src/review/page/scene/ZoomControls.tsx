import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { SCENE } from '#src/review/page/words/scene.ts';
import { ZOOM_STEP } from './sceneKeys.ts';
import type { SceneHandle } from './useSceneView.ts';
import classes from './ZoomControls.module.css';

type ZoomControlsProps = { readonly scene: RefObject<SceneHandle | null> };

/** Buttons that zoom the picture, for those who use neither wheel nor keys. */
export function ZoomControls({ scene }: ZoomControlsProps) {
  return (
    <div className={classes.controls} role="group" aria-label={SCENE.zoom}>
      <button
        type="button"
        aria-label={SCENE.zoomIn}
        title={SCENE.zoomIn}
        onClick={() => scene.current?.zoomBy(ZOOM_STEP)}
      >
        <IconPlus aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label={SCENE.zoomOut}
        title={SCENE.zoomOut}
        onClick={() => scene.current?.zoomBy(1 / ZOOM_STEP)}
      >
        <IconMinus aria-hidden size={20} />
      </button>
      <button type="button" aria-label={SCENE.fit} title={SCENE.fit} onClick={() => scene.current?.fit()}>
        <IconArrowsMaximize aria-hidden size={20} />
      </button>
    </div>
  );
}
