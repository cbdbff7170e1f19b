import { useEffect, useMemo, useRef } from 'react';
import { SHELL, VIEW_WORDS, OVERLAY_WORDS } from '#src/review/page/words/shell.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { ChartScene } from '#src/review/page/scene/ChartScene.tsx';
import { Legend } from '#src/review/page/scene/Legend.tsx';
import type { SceneHandle } from '#src/review/page/scene/useSceneView.ts';
import { ZoomControls } from '#src/review/page/scene/ZoomControls.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import type { ViewerSnapshot } from '#src/review/page/viewer/machine.ts';
import { OVERLAYS } from '#src/review/page/viewer/context.ts';
import { Row } from '#src/components/layout/Row.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './DrawingView.module.css';
import { openScreenOf, shownStep } from '#src/review/page/viewer/shownStep.ts';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import { useTakeChoice } from '#src/review/page/viewer/useTakeChoice.ts';

export function DrawingView() {
  const send = useSend();
  const { takeLine } = useTakeChoice();
  const drawing = useViewer(({ context }) => context.drawing);
  const hasFailed = useViewer(({ value }) => value.drawing === 'failed');
  const selectedId = useViewer(({ context }) => context.selectedId);
  const atMs = useViewer((snapshot) =>
    Math.max(shownStep(snapshot)?.atMs ?? 0, productWithoutSession(snapshot)?.atMs ?? 0),
  );
  const factor = useViewer(({ context: { product } }) => (product === null || product.isHeld ? 0 : product.speed));
  const { marks } = useViewer(marksOf);
  const openScreenId = useViewer(openScreenOf);
  const scene = useRef<SceneHandle>(null);
  const time = useMemo(() => ({ atMs, factor }), [atMs, factor]);
  // Follows the open screen on the full chart; the map shows all screens anyway.
  const isFollowing = drawing?.geometry.altitude === 'chart' && openScreenId !== null;
  useEffect(() => {
    if (isFollowing) scene.current?.reveal(openScreenId);
  }, [isFollowing, openScreenId]);
  if (drawing === null)
    return (
      <Text kind="quiet" pad={4}>
        {SHELL.loading}
      </Text>
    );
  const { model, geometry } = drawing;
  return (
    <div className={classes.picture} data-model-hash={model.hash} data-altitude={geometry.altitude}>
      {hasFailed && (
        <Text kind="quiet" role="alert" pad={4}>
          {SHELL.drawFailed} <Button onClick={() => send({ type: 'drawing.retried' })}>{SHELL.retry}</Button>
        </Text>
      )}
      <div className={classes.scene}>
        <ChartScene
          ref={scene}
          model={model}
          geometry={geometry}
          marks={marks}
          selectedId={selectedId}
          onSelect={(id) => {
            if (!takeLine(id)) send({ type: 'item.selected', id });
          }}
          time={time}
          label={VIEW_WORDS[geometry.altitude]}
        />
      </div>
      <Row className={classes.foot} data-screen-only>
        <OverlayButtons />
        <Legend model={model} geometry={geometry} />
        <ZoomControls scene={scene} />
      </Row>
    </div>
  );
}

/** Returns null during a session, because the session has a separate clock. */
function productWithoutSession({ context: { product, recording } }: ViewerSnapshot) {
  return recording === null ? product : null;
}

function OverlayButtons() {
  const send = useSend();
  const overlays = useViewer(({ context }) => context.overlays);
  return (
    <Row gap={1} className={classes.overlays} role="group" aria-label={SHELL.overlays}>
      <span>{SHELL.overlays}</span>
      {OVERLAYS.map((overlay) => (
        <Button
          key={overlay}
          aria-pressed={overlays.includes(overlay)}
          onClick={() => send({ type: 'overlay.toggled', overlay })}
        >
          {OVERLAY_WORDS[overlay]}
        </Button>
      ))}
    </Row>
  );
}
