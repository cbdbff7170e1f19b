import { use, useMemo } from 'react';
import { PathsList } from '#src/visualizer/playback/PathsList.tsx';
import { waysOf } from '#src/visualizer/playback/waysOf.ts';
import { proofMarks } from '#src/visualizer/proof/coverage.ts';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './Page.module.css';

/** The shortest way to every state, and the tested tours. It waits, as `Suspense` does, until they are found. */
export function PathsOverview() {
  const send = useSend();
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const marks = useMemo(() => (proof === null ? null : proofMarks(model, proof)), [model, proof]);
  return (
    <div className={classes.page}>
      <PathsList
        model={model}
        ways={use(waysOf(model))}
        proofOf={(id) => marks?.get(id)?.proof}
        onPlay={(title, route) => send({ type: 'path.opened', title, route })}
        onSelect={(id) => send({ type: 'item.selected', id })}
      />
    </div>
  );
}
