import { PLAYBACK_TEXT } from '#src/review/page/words/playback.ts';
import { PANEL_WORDS, SHELL } from '#src/review/page/words/shell.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { ProductFrame } from '#src/review/page/play/ProductFrame.tsx';
import { REVIEWED } from '#src/review/journey/reviewed.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { StartForm } from '#src/review/page/play/StartForm.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { eventText } from '#src/review/page/facts/stepWords.ts';
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
      <Branches />
      <StartForm begun={start} onStart={(chosen) => send({ type: 'simulation.started', start: chosen })} />
      {REVIEWED.hasProduct && !isOpen && <ClosedProduct />}
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

/** What was left for another way is kept, and can be gone on with. */
function Branches() {
  const send = useSend();
  const branches = useViewer(({ context }) => context.branches);
  if (branches.length === 0) return null;
  return (
    <section className={classes.closed} aria-label={PLAYBACK_TEXT.branches}>
      <h3>{PLAYBACK_TEXT.branches}</h3>
      {branches.map(({ steps }, index) => {
        const last = steps.at(-1);
        return (
          <Button
            // oxlint-disable-next-line react/no-array-index-key -- a way is known by its place
            key={index}
            onClick={() => send({ type: 'branch.opened', index })}
          >
            {last && PLAYBACK_TEXT.branch(steps.length, eventText(last))}
          </Button>
        );
      })}
    </section>
  );
}
