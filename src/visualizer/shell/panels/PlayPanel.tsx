import { useEffect, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { timePassed } from '#machines/graph/sessions/timePassed.ts';
import { PLAYBACK_TEXT } from '#src/content/visualizer/playback.ts';
import { PANEL_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { type Openings, openingsOf } from '#src/visualizer/live/openings.ts';
import { PlaySession } from '#src/visualizer/live/PlaySession.tsx';
import { ProductElsewhere } from '#src/visualizer/live/ProductElsewhere.tsx';
import { ProductFrame } from '#src/visualizer/live/ProductFrame.tsx';
import { eventText } from '#src/visualizer/playback/eventText.ts';
import { waysOf } from '#src/visualizer/playback/waysOf.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { takeLostFocus } from '#src/visualizer/parts/takeLostFocus.ts';
import { isProductFrameOpen } from '#src/visualizer/shell/isProductFrameOpen.ts';
import { shownStep } from '#src/visualizer/shell/shownStep.ts';
import { useTake } from '#src/visualizer/shell/useTake.ts';
import { StartForm } from '#src/visualizer/simulation/StartForm.tsx';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './PlayPanel.module.css';

/** Only a demonstration is served so that it may be shown in a frame. */
const MAY_BE_FRAMED = import.meta.env.VITE_DEMONSTRATION === 'true';

/** The journey played: on the chart alone, or in the product itself, which may be open in another tab. */
export function PlayPanel() {
  const send = useSend();
  const isOpen = useViewer(isProductFrameOpen);
  const hasProducts = useViewer(({ context }) => context.products.length > 0);
  const options = useViewer(({ context }) => context.recording?.options ?? null);
  const isOnChart = useViewer(({ context }) => (context.recording?.kind ?? 'live') !== 'live');
  return (
    <section className={classes.open} aria-label={PANEL_WORDS.play}>
      {isOpen &&
        (MAY_BE_FRAMED ? (
          <ProductFrame path="/" onClose={() => send({ type: 'product.closed' })} />
        ) : (
          <ProductElsewhere path="/" />
        ))}
      {(isOpen || hasProducts || isOnChart) && <Session isOnChart={isOnChart} />}
      <Branches />
      <StartForm options={options} onStart={(chosen) => send({ type: 'simulation.started', options: chosen })} />
      {!isOpen && <ClosedProduct hasProducts={hasProducts} />}
    </section>
  );
}

function ClosedProduct({ hasProducts }: { readonly hasProducts: boolean }) {
  const send = useSend();
  const hasFailed = useViewer(({ value }) => value.product === 'failed');
  const status = hasProducts ? SHELL.productInTab : SHELL.productClosed;
  return (
    <div className={classes.closed}>
      <p>{hasFailed ? SHELL.productFailed : status}</p>
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
  const products = useViewer(({ context }) => context.products);
  const watchedTab = useViewer(({ context }) => context.watchedTab);
  const answer = useViewer(({ context }) => context.answer);
  const session = useViewer(({ value }) => value.session);
  const isWorking = useViewer((snapshot) => snapshot.hasTag('busy') && snapshot.value.session !== 'none');
  const step = useViewer(shownStep);
  const recorded = useViewer(({ context }) => context.recording?.steps);
  const cursor = useViewer(({ context }) => context.cursor);
  const openings = useOpenings(
    model,
    products.some(({ takesCommands }) => takesCommands),
  );
  return (
    <>
      {session === 'none' && <Button onClick={() => send({ type: 'recording.started' })}>{SHELL.beginLive}</Button>}
      <PlaySession
        model={model}
        live={{ products, watchedTab, answer }}
        isOnChart={isOnChart}
        isWorking={isWorking}
        steps={recorded ?? (step === null ? [] : [step])}
        cursor={cursor}
        openings={openings}
        onTake={take}
        onWait={(ms) => send({ type: 'simulation.acted', event: timePassed(ms) })}
        onCommand={(command) => send({ type: 'product.commanded', command })}
        onChoose={(tab) => send({ type: 'product.chosen', tab })}
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

/** The ways to every state, worked out when a product that takes commands is there. */
function useOpenings(model: ChartModel, isNeeded: boolean): Openings | null {
  const [openings, setOpenings] = useState<Openings | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    waysOf(model).then(
      (ways) => {
        if (!isCancelled) setOpenings(openingsOf(ways));
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [model, isNeeded]);
  return openings;
}
