import { useEffect, useState } from 'react';
import type { ChartModel } from '#machines/graph/model/chartModel.ts';
import { SHELL } from '#src/content/visualizer/shell.ts';
import { LivePanel } from '#src/visualizer/live/LivePanel.tsx';
import { type Openings, openingsOf } from '#src/visualizer/live/openings.ts';
import { ProductElsewhere } from '#src/visualizer/live/ProductElsewhere.tsx';
import { ProductFrame } from '#src/visualizer/live/ProductFrame.tsx';
import { waysOf } from '#src/visualizer/playback/waysOf.ts';
import { Button } from '#src/visualizer/parts/Button.tsx';
import { takeLostFocus } from '#src/visualizer/parts/takeLostFocus.ts';
import { isProductFrameOpen } from '#src/visualizer/shell/isProductFrameOpen.ts';
import { shownStep } from '#src/visualizer/shell/shownStep.ts';
import { useDrawnModel, useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import classes from './ProductPanel.module.css';

const NONE: readonly never[] = [];
/** Only a demonstration is served so that it may be shown in a frame. */
const MAY_BE_FRAMED = import.meta.env.VITE_DEMONSTRATION === 'true';

/** The product itself, and what it does on the chart; one in another tab is watched as well. */
export function ProductPanel() {
  const isOpen = useViewer(isProductFrameOpen);
  const hasProducts = useViewer(({ context }) => context.products.length > 0);
  return (
    <div className={classes.open}>
      {isOpen ? <OpenProduct /> : <ClosedProduct hasProducts={hasProducts} />}
      {(isOpen || hasProducts) && <Live />}
    </div>
  );
}

function OpenProduct() {
  const send = useSend();
  if (!MAY_BE_FRAMED) return <ProductElsewhere path="/" />;
  return <ProductFrame path="/" onClose={() => send({ type: 'product.closed' })} />;
}

function ClosedProduct({ hasProducts }: { readonly hasProducts: boolean }) {
  const send = useSend();
  const hasFailed = useViewer(({ value }) => value.product === 'failed');
  const status = hasProducts ? SHELL.productInTab : SHELL.productClosed;
  return (
    <div className={classes.closed}>
      <p>{hasFailed ? SHELL.productFailed : status}</p>
      <Button variant="primary" ref={takeLostFocus} onClick={() => send({ type: 'product.opened' })}>
        {SHELL.openProduct}
      </Button>
    </div>
  );
}

function Live() {
  const send = useSend();
  const model = useDrawnModel();
  const products = useViewer(({ context }) => context.products);
  const watchedTab = useViewer(({ context }) => context.watchedTab);
  const answer = useViewer(({ context }) => context.answer);
  const session = useViewer(({ value }) => value.session);
  const step = useViewer(shownStep);
  const recorded = useViewer(({ context }) => context.recording?.steps ?? NONE);
  const cursor = useViewer(({ context }) => context.cursor);
  const openings = useOpenings(
    model,
    products.some(({ takesCommands }) => takesCommands),
  );
  return (
    <>
      {session === 'none' && <Button onClick={() => send({ type: 'recording.started' })}>{SHELL.beginLive}</Button>}
      <LivePanel
        model={model}
        live={{ products, watchedTab, answer }}
        step={step}
        recorded={recorded}
        cursor={cursor}
        openings={openings}
        onCommand={(command) => send({ type: 'product.commanded', command })}
        onChoose={(tab) => send({ type: 'product.chosen', tab })}
        onSelect={(id) => send({ type: 'item.selected', id })}
        onMove={(to) => send({ type: 'cursor.moved', to })}
      />
    </>
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
