import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { PANEL_WORDS, SHELL } from '#src/review/page/words/shell.ts';
import { Boundary } from '#src/review/page/parts/Boundary.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { Tabs } from '#src/review/page/parts/Tabs.tsx';
import { PANELS } from '#src/review/page/viewer/context.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { PLAY_BUTTON } from './TopBar.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import classes from './Sidebar.module.css';

const PARTS = {
  details: lazy(async () => ({ default: (await import('./panels/DetailsPanel.tsx')).DetailsPanel })),
  play: lazy(async () => ({ default: (await import('./panels/PlayPanel.tsx')).PlayPanel })),
} as const;

const PanelEdge = lazy(async () => ({ default: (await import('./PanelEdge.tsx')).PanelEdge }));

export function Sidebar() {
  const send = useSend();
  // Deferred, so the pressed button updates before the panel renders.
  const panel = useDeferredValue(useViewer(({ value }) => value.panel));
  const isDrawn = useViewer(({ context }) => context.drawing !== null);
  const isProductOpen = useViewer(({ value }) => value.product !== 'closed');
  // Keeps the product mounted while its panel isn't shown; otherwise it would start over.
  const loaded = PANELS.filter((name) => name === panel || (name === 'play' && isProductOpen));
  const isOpen = panel !== 'closed';
  const opener = useRef<HTMLElement>(null);
  // Moves focus into a panel that the Play button opened. If closing a panel loses focus, returns it to the opener, or
  // to the main area if the opener is gone.
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement as HTMLElement | null;
      if (opener.current?.id === PLAY_BUTTON) document.getElementById('side-panel')?.focus();
    } else if (opener.current !== null && document.activeElement === document.body) {
      (opener.current.isConnected ? opener.current : document.getElementById('main'))?.focus();
    }
  }, [isOpen]);
  return (
    <aside className={classes.side} aria-label={SHELL.panels} hidden={!isOpen} data-screen-only>
      {isOpen && (
        <>
          <Suspense fallback={null}>
            <PanelEdge />
          </Suspense>
          <Row as="header" isOneLine justify="between" className={classes.head}>
            <Tabs
              label={SHELL.panels}
              id="side"
              names={PANELS}
              words={PANEL_WORDS}
              current={panel}
              onOpen={(name) => send({ type: 'panel.opened', panel: name })}
            />
            <Button
              variant="subtle"
              aria-label={SHELL.closePanel}
              title={SHELL.closePanel}
              onClick={() => send({ type: 'panel.closed' })}
            >
              <IconX aria-hidden="true" size={20} />
            </Button>
          </Row>
        </>
      )}
      {loaded.map((name) => {
        const Part = PARTS[name];
        const shown = { id: 'side-panel', role: 'tabpanel', 'aria-labelledby': `side-tab-${name}`, tabIndex: 0 };
        return (
          <div key={name} className={classes.panel} {...(name === panel ? shown : { hidden: true })}>
            <Boundary onRetry={() => send({ type: 'drawing.retried' })}>
              <Suspense fallback={<p>{SHELL.loading}</p>}>{isDrawn && <Part />}</Suspense>
            </Boundary>
          </div>
        );
      })}
    </aside>
  );
}
