import { timePassed } from '#machines/graph/sessions/timePassed.ts';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { PANEL_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { PlaySession } from '#src/visualizer/live/PlaySession.tsx';
import { ProductFrame } from '#src/visualizer/live/ProductFrame.tsx';
import { eventText } from '#src/visualizer/playback/eventText.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { takeLostFocus } from '#src/visualizer/parts/takeLostFocus.ts';
import { shownStep } from '#src/visualizer/shell/shownStep.ts';
import { useTake } from '#src/visualizer/shell/useTake.ts';
import { StartForm } from '#src/visualizer/simulation/StartForm.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './PlayPanel.module.css';

/** The journey played: on the chart alone, or in the product itself. */
export function PlayPanel() {
  const send = useSend();
  const isOpen = useViewer(({ value }) => value.product !== 'closed');
  const options = useViewer(({ context }) => context.recording?.options ?? null);
  const isOnChart = useViewer(({ context }) => (context.recording?.kind ?? 'live') !== 'live');
  return (
    <section className={classes.open} aria-label={PANEL_WORDS.play}>
      {isOpen && <ProductFrame onClose={() => send({ type: 'product.closed' })} />}
      {(isOpen || isOnChart) && <Session isOnChart={isOnChart} />}
      <Branches />
      <StartForm options={options} onStart={(chosen) => send({ type: 'simulation.started', options: chosen })} />
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

function Session({ isOnChart }: { readonly isOnChart: boolean }) {
  const send = useSend();
  const { take } = useTake();
  const model = useDrawnModel();
  const product = useViewer(({ context }) => context.product);
  const answer = useViewer(({ context }) => context.answer);
  const session = useViewer(({ value }) => value.session);
  const isWorking = useViewer((snapshot) => snapshot.hasTag('busy') && snapshot.value.session !== 'none');
  const step = useViewer(shownStep);
  const recorded = useViewer(({ context }) => context.recording?.steps);
  const cursor = useViewer(({ context }) => context.cursor);
  return (
    <>
      {session === 'none' && <Button onClick={() => send({ type: 'recording.started' })}>{SHELL.beginLive}</Button>}
      <PlaySession
        model={model}
        product={product}
        answer={answer}
        isOnChart={isOnChart}
        isWorking={isWorking}
        steps={recorded ?? (step === null ? [] : [step])}
        cursor={cursor}
        onTake={take}
        onWait={(ms) => send({ type: 'simulation.acted', event: timePassed(ms) })}
        onCommand={(command) => send({ type: 'product.commanded', command })}
        onMove={(to) => send({ type: 'cursor.moved', to })}
      />
    </>
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
