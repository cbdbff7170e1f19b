import { useEffect, useRef } from 'react';
import { PANEL } from '#src/review/page/words/panel.ts';
import { PANEL_WORDS } from '#src/review/page/words/shell.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { ProductFrame } from '#src/review/page/play/ProductFrame.tsx';
import { StartLine, StoryList } from '#src/review/page/play/StoryList.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';

export function PlayPanel() {
  const send = useSend();
  const isOpen = useViewer(({ value }) => value.product !== 'closed');
  const hasSession = useViewer(({ value }) => value.session !== 'none');
  const hasStarted = isOpen || hasSession;
  const opened = useViewer(({ context }) => context.recording?.name ?? null);
  const panel = useRef<HTMLElement>(null);
  // If the pressed button has unmounted, focus moves to the panel.
  useEffect(() => takeLostFocus(panel.current), [isOpen, hasStarted, opened]);
  return (
    <Stack as="section" gap={4} ref={panel} aria-label={PANEL_WORDS.play} tabIndex={-1}>
      {isOpen && <ProductFrame onClose={() => send({ type: 'product.closed' })} />}
      {hasStarted ? (
        <PlaySession />
      ) : (
        <>
          <StartLine />
          <ClosedProduct />
        </>
      )}
      <StoryList hasStarted={hasStarted} />
      {hasStarted && !isOpen && <ClosedProduct />}
    </Stack>
  );
}

/** Only demonstration builds may be embedded in a frame and report their steps. */
function ClosedProduct() {
  const send = useSend();
  if (import.meta.env.VITE_DEMONSTRATION !== 'true') return <Text kind="quiet">{PANEL.noProduct}</Text>;
  return (
    <Stack gap={1}>
      <Button onClick={() => send({ type: 'product.opened' })}>{PANEL.openProduct}</Button>
      <Text kind="quiet">{PANEL.productClosed}</Text>
    </Stack>
  );
}
