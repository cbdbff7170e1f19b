import { SimulationPanel } from '#src/visualizer/simulation/SimulationPanel.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';

/** The chart without the product: what if? A path that is open can be left at any step. */
export function TryPanel() {
  const send = useSend();
  const model = useDrawnModel();
  const recording = useViewer(({ context }) => context.recording);
  const cursor = useViewer(({ context }) => context.cursor);
  const isWorking = useViewer((snapshot) => snapshot.hasTag('busy') && snapshot.value.session !== 'none');
  return (
    <SimulationPanel
      model={model}
      options={recording?.options ?? null}
      step={recording?.steps[cursor] ?? null}
      isWorking={isWorking}
      onStart={(options) => send({ type: 'simulation.started', options })}
      onAct={(event) => send({ type: 'simulation.acted', event })}
    />
  );
}
