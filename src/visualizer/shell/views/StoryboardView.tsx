import { RequirementsOverview } from '#src/visualizer/proof/RequirementsOverview.tsx';
import { Storyboard } from '#src/visualizer/proof/Storyboard.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './Page.module.css';

/** Every screen as a creator sees it, and what is proved of each requirement. */
export function StoryboardView() {
  const send = useSend();
  const model = useDrawnModel();
  const proof = useViewer(({ context }) => context.proof);
  const selectedId = useViewer(({ context }) => context.selectedId);
  const select = (id: string) => send({ type: 'item.selected', id });
  return (
    <div className={classes.page}>
      <Storyboard model={model} proof={proof} selectedId={selectedId} onSelect={select} />
      {proof !== null && <RequirementsOverview model={model} proof={proof} onSelect={select} />}
    </div>
  );
}
