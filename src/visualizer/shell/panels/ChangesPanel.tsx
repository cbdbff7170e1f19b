import { useCallback, useRef } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { SHELL } from '#src/content/visualizer/shell.ts';
import { ComparisonPanel } from '#src/visualizer/comparison/ComparisonPanel.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';

/** What has changed since a saved version. */
export function ChangesPanel() {
  const send = useSend();
  const model = useDrawnModel();
  const comparison = useViewer(({ context }) => context.comparison);
  const isDrawing = useViewer(({ value }) => value.drawing === 'drawing');
  const drawnChanges = useViewer(({ context }) => context.drawing?.changes ?? null);
  // Until both versions are drawn, what is known is of the picture before.
  const changes = isDrawing ? null : drawnChanges;
  const problem = useViewer(({ context }) => context.comparisonProblem);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const open = useCallback(
    (before: ChartModel, name: string) => send({ type: 'comparison.opened', before, name }),
    [send],
  );
  const refuse = useCallback((reason: string) => send({ type: 'comparison.refused', problem: reason }), [send]);
  const place = useRef<HTMLDivElement>(null);
  // What is pressed goes with the comparison: a keyboard goes on where the next version is chosen.
  const close = () => {
    place.current?.querySelector('button')?.focus();
    send({ type: 'comparison.closed' });
  };
  return (
    <div ref={place}>
      {comparison !== null && isDrawing && <p role="status">{SHELL.loading}</p>}
      <ComparisonPanel
        chartId={model.id}
        comparison={comparison === null || changes === null ? null : { ...comparison, changes }}
        problem={problem}
        selectedId={selectedId}
        onSelect={(id) => send({ type: 'item.selected', id })}
        onOpen={open}
        onRefuse={refuse}
        onNarrow={(showsOnlyChanges) => send({ type: 'comparison.narrowed', showsOnlyChanges })}
        onClose={close}
      />
    </div>
  );
}
