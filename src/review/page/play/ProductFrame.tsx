import { IconPower, IconReload } from '@tabler/icons-react';
import { useState } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PRODUCT_FRAME } from '#src/review/page/words/live.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { takeLostFocus } from '#src/review/page/parts/takeLostFocus.ts';
import { DemonstrationControls } from './DemonstrationControls.tsx';
import classes from './Live.module.css';

export function ProductFrame({ onClose }: { readonly onClose: () => void }) {
  const [loadCount, setLoadCount] = useState(1);
  return (
    <Stack as="section" gap={2} aria-label={PRODUCT_FRAME.title} tabIndex={-1} ref={bringIntoView}>
      <iframe key={loadCount} className={classes.product} title={PRODUCT_FRAME.title} src="/" />
      <DemonstrationControls />
      <Row gap={2}>
        <Button onClick={() => setLoadCount(loadCount + 1)}>
          <IconReload size={18} aria-hidden />
          {PRODUCT_FRAME.reload}
        </Button>
        <Button onClick={onClose}>
          <IconPower size={18} aria-hidden />
          {PRODUCT_FRAME.close}
        </Button>
      </Row>
    </Stack>
  );
}

/** If the button that opened the frame has unmounted, focus moves to the frame. */
function bringIntoView(frame: HTMLElement | null): void {
  takeLostFocus(frame);
  frame?.scrollIntoView({ block: 'start' });
}
