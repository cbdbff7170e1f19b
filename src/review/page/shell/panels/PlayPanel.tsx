import { useEffect, useRef } from 'react';
import { PANEL } from '#src/review/page/words/panel.ts';
import { PANEL_WORDS } from '#src/review/page/words/shell.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { ProductFrame } from '#src/review/page/play/ProductFrame.tsx';
import { StartLine, StoryList } from '#src/review/page/play/StoryList.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import classes from './PlayPanel.module.css';

/** The journey played: on the chart alone, or in the product as well. */
export function PlayPanel() {
  const send = useSend();
  const isOpen = useViewer(({ value }) => value.product !== 'closed');
  const hasSession = useViewer(({ value }) => value.session !== 'none');
  const isBegun = isOpen || hasSession;
  const opened = useViewer(({ context }) => context.recording?.name ?? null);
  const panel = useRef<HTMLElement>(null);
  // What was pressed to begin is removed by then: a keyboard goes on from the head of the panel.
  useEffect(() => takeLostFocus(panel.current), [isOpen, isBegun, opened]);
  return (
    <section ref={panel} className={classes.open} aria-label={PANEL_WORDS.play} tabIndex={-1}>
      {isOpen && <ProductFrame onClose={() => send({ type: 'product.closed' })} />}
      {isBegun ? (
        <PlaySession />
      ) : (
        <>
          <StartLine />
          <ClosedProduct />
        </>
      )}
      <StoryList isBegun={isBegun} />
      {isBegun && !isOpen && <ClosedProduct />}
    </section>
  );
}

/** Only a build for demonstration may be shown in a frame, and says what happens in it. */
function ClosedProduct() {
  const send = useSend();
  if (import.meta.env.VITE_DEMONSTRATION !== 'true') return <p className={classes.closed}>{PANEL.noProduct}</p>;
  return (
    <div className={classes.closed}>
      <Button onClick={() => send({ type: 'product.opened' })}>{PANEL.openProduct}</Button>
      <p>{PANEL.productClosed}</p>
    </div>
  );
}
