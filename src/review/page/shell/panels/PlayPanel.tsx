import { PANEL_WORDS, SHELL } from '#src/review/page/words/shell.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { ProductFrame } from '#src/review/page/play/ProductFrame.tsx';
import { StoryList } from '#src/review/page/play/StoryList.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import classes from './PlayPanel.module.css';

/** The journey played: on the chart alone, or in the product as well. */
export function PlayPanel() {
  const send = useSend();
  const isOpen = useViewer(({ value }) => value.product !== 'closed');
  const hasSession = useViewer(({ value }) => value.session !== 'none');
  return (
    <section className={classes.open} aria-label={PANEL_WORDS.play}>
      <StoryList />
      {isOpen ? <ProductFrame onClose={() => send({ type: 'product.closed' })} /> : <ClosedProduct />}
      {(isOpen || hasSession) && <PlaySession />}
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
