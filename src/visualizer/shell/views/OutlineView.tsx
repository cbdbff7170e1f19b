import { Outline } from '#src/visualizer/outline/Outline.tsx';
import { marksOf } from '#src/visualizer/shell/marksOf.ts';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './Page.module.css';

/** The chart as text, narrowed to what a search found. */
export function OutlineView() {
  const send = useSend();
  const model = useDrawnModel();
  const selectedId = useViewer(({ context }) => context.selectedId);
  const hasQuery = useViewer(({ context }) => context.query.trim() !== '');
  const { marks, found } = useViewer(marksOf);
  return (
    <div className={classes.page}>
      <Outline
        model={model}
        marks={marks}
        selectedId={selectedId}
        onSelect={(id) => send({ type: 'item.selected', id })}
        filter={hasQuery ? found : null}
      />
    </div>
  );
}
