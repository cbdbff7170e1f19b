import { Outline } from '#src/visualizer/outline/Outline.tsx';
import type { Change } from '#src/visualizer/comparison/compareModels.ts';
import { memoizeLatest } from '#src/visualizer/shell/layers.ts';
import { marksOf } from '#src/visualizer/shell/marksOf.ts';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './Page.module.css';

const changedOnly = memoizeLatest((isNarrowed: boolean, changes: readonly Change[] | undefined) =>
  isNarrowed && changes !== undefined ? new Set(changes.map(({ id }) => id)) : null,
);

/** The chart as text, narrowed to what a search found or to what has changed. */
export function OutlineView() {
  const send = useSend();
  const model = useDrawnModel();
  const selectedId = useViewer(({ context }) => context.selectedId);
  const hasQuery = useViewer(({ context }) => context.query.trim() !== '');
  const changed = useViewer(({ context }) =>
    changedOnly(context.comparison?.showsOnlyChanges === true, context.drawing?.changes),
  );
  const { marks, found } = useViewer(marksOf);
  return (
    <div className={classes.page}>
      <Outline
        model={model}
        marks={marks}
        selectedId={selectedId}
        onSelect={(id) => send({ type: 'item.selected', id })}
        filter={hasQuery ? found : changed}
      />
    </div>
  );
}
