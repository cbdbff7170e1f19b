import { PANEL_WORDS, SHELL } from '#src/review/page/words/shell.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { ProductFrame } from '#src/review/page/play/ProductFrame.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { StartForm } from '#src/review/page/play/StartForm.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import classes from './PlayPanel.module.css';

/** The journey played: on the chart alone, or in the product itself. */
export function PlayPanel() {
  const send = useSend();
  const isOpen = useViewer(({ value }) => value.product !== 'closed');
  const start = useViewer(({ context }) => context.recording?.start ?? null);
  const session = useViewer(({ value }) => (typeof value.session === 'string' ? value.session : 'simulated'));
  return (
    <section className={classes.open} aria-label={PANEL_WORDS.play}>
      {isOpen && <ProductFrame onClose={() => send({ type: 'product.closed' })} />}
      {isOpen && session === 'none' && (
        <Button onClick={() => send({ type: 'recording.started' })}>{SHELL.beginLive}</Button>
      )}
      {(isOpen || session === 'simulated') && <PlaySession />}
      <StartForm begun={start} onStart={(chosen) => send({ type: 'simulation.started', start: chosen })} />
      {!isOpen && <ClosedProduct />}
    </section>
  );
}

/** Only a build for demonstration may be shown in a frame, and says what happens in it. */
function ClosedProduct() {
  const send = useSend();
  if (import.meta.env.VITE_DEMONSTRATION !== 'true') return <p className={classes.closed}>{SHELL.noProduct}</p>;
  return (
    <div className={classes.closed}>
      <p>{SHELL.productClosed}</p>
      <Button ref={takeLostFocus} onClick={() => send({ type: 'product.opened' })}>
        {SHELL.openProduct}
      </Button>
    </div>
  );
}
