import { useMemo } from 'react';
import { PathsView } from '#src/visualizer/playback/PathsView.tsx';
import { proofMarks } from '#src/visualizer/proof/coverage.ts';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './Page.module.css';

/** The shortest way to every state, and the tested tours. */
export function PathsOverview() {
  const send = useSend();
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const hasProduct = useViewer(({ context }) => context.product !== null);
  const marks = useMemo(() => (proof === null ? null : proofMarks(model, proof)), [model, proof]);
  return (
    <div className={classes.page}>
      <PathsView
        model={model}
        proofOf={(id) => marks?.get(id)?.proof}
        onPlay={(title, route) => send({ type: 'path.opened', title, route })}
        onPlayInProduct={
          hasProduct
            ? (title, route) => {
                send({ type: 'product.led', isLed: true });
                send({ type: 'path.opened', title, route });
              }
            : null
        }
        onSelect={(id) => send({ type: 'item.selected', id })}
      />
    </div>
  );
}
