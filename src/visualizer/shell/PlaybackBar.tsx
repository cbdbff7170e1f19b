import { SHELL } from '#src/content/visualizer/shell.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { Scrubber } from '#src/visualizer/playback/Scrubber.tsx';
import { useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './PlaybackBar.module.css';

/** Time travel over the session that is open. */
export function PlaybackBar() {
  const send = useSend();
  const recording = useViewer(({ context }) => context.recording);
  const speed = useViewer(({ context }) => context.playbackSpeed);
  const cursor = useViewer(({ context }) => context.cursor);
  const isPath = useViewer((snapshot) => snapshot.matches({ session: 'path' }));
  const isPlaying = useViewer((snapshot) => snapshot.matches({ session: { path: 'playing' } }));
  const hasFailed = useViewer(
    (snapshot) =>
      snapshot.matches({ session: { path: 'failed' } }) || snapshot.matches({ session: { simulated: 'failed' } }),
  );
  const hasProduct = useViewer(({ context }) => context.product !== null);
  const isLed = useViewer(({ context }) => context.isProductLed);
  if (recording === null) return null;
  const openInProduct = async () => {
    const { routeToStep } = await import('#src/visualizer/simulation/simulateRecording.ts');
    send({ type: 'product.commanded', command: { kind: 'open', route: routeToStep(recording, cursor) } });
  };
  // The bar is removed with the session: keyboard focus goes on from the picture.
  const close = () => {
    document.getElementById('main')?.focus();
    send({ type: 'session.closed' });
  };
  return (
    <div className={classes.bar}>
      {hasFailed && <p role="alert">{SHELL.sessionFailed}</p>}
      <Scrubber
        steps={recording.steps}
        cursor={cursor}
        onMove={(to) => send({ type: 'cursor.moved', to })}
        isPlaying={isPlaying}
        onPlay={isPath ? () => send({ type: 'playback.played' }) : null}
        speed={speed}
        onSpeed={isPath ? (factor) => send({ type: 'playback.speedChosen', factor }) : null}
        onPause={isPath ? () => send({ type: 'playback.paused' }) : null}
      />
      {hasProduct && isPath && (
        <Button aria-pressed={isLed} onClick={() => send({ type: 'product.led', isLed: !isLed })}>
          {SHELL.lead}
        </Button>
      )}
      {hasProduct && recording.kind !== 'live' && (
        <Button onClick={() => void openInProduct()}>{SHELL.showInProduct}</Button>
      )}
      <Button variant="subtle" onClick={close}>
        {SHELL.closeSession}
      </Button>
    </div>
  );
}
