import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { SCENE } from '#src/review/page/words/scene.ts';
import { ZOOM_STEP } from './sceneKeys.ts';
import type { SceneHandle } from './useSceneView.ts';

type ZoomControlsProps = { readonly scene: RefObject<SceneHandle | null> };

const BUTTONS = [
  [SCENE.zoomIn, IconPlus, (scene: SceneHandle) => scene.zoomBy(ZOOM_STEP)],
  [SCENE.zoomOut, IconMinus, (scene: SceneHandle) => scene.zoomBy(1 / ZOOM_STEP)],
  [SCENE.fit, IconArrowsMaximize, (scene: SceneHandle) => scene.fit()],
] as const;

export function ZoomControls({ scene }: ZoomControlsProps) {
  return (
    <Row isOneLine role="group" aria-label={SCENE.zoom}>
      {BUTTONS.map(([name, Icon, act]) => (
        <Button
          key={name}
          variant="subtle"
          aria-label={name}
          title={name}
          onClick={() => scene.current && act(scene.current)}
        >
          <Icon aria-hidden size={20} />
        </Button>
      ))}
    </Row>
  );
}
