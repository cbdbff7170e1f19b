import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { PANEL_WORDS, SHELL } from '#src/review/page/words/shell.ts';
import { Boundary } from '#src/review/page/parts/Boundary.tsx';
import { Button } from '#src/review/page/parts/Button.tsx';
import { Tabs } from '#src/review/page/parts/Tabs.tsx';
import { PANELS } from '#src/review/page/viewer/context.ts';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import classes from './Sidebar.module.css';

const PARTS = {
  details: lazy(async () => ({ default: (await import('./panels/DetailsPanel.tsx')).DetailsPanel })),
  play: lazy(async () => ({ default: (await import('./panels/PlayPanel.tsx')).PlayPanel })),
} as const;

const PanelEdge = lazy(async () => ({ default: (await import('./PanelEdge.tsx')).PanelEdge }));

/** The side panel: its tabs at the edge of the page, and beside them the one that is open. */
export function Sidebar() {
  const send = useSend();
  // What was pressed is marked first; the panel comes with the next frame.
  const panel = useDeferredValue(useViewer(({ value }) => value.panel));
  const isDrawn = useViewer(({ context }) => context.drawing !== null);
  const isProductOpen = useViewer(({ value }) => value.product !== 'closed');
  // The product goes on while another panel is read, or none: it would begin anew each time it is shown.
  const loaded = PANELS.filter((name) => name === panel || (name === 'play' && isProductOpen));
  const close = () => {
    document.getElementById(`side-tab-${panel}`)?.focus();
    send({ type: 'panel.closed' });
  };
  return (
    <aside className={classes.side} aria-label={SHELL.panels}>
      <Tabs
        label={SHELL.panels}
        id="side"
        names={PANELS}
        words={PANEL_WORDS}
        current={panel === 'closed' ? null : panel}
        onOpen={(name) => send(name === panel ? { type: 'panel.closed' } : { type: 'panel.opened', panel: name })}
      />
      {panel !== 'closed' && (
        <Suspense fallback={null}>
          <PanelEdge />
        </Suspense>
      )}
      {loaded.map((name) => {
        const Part = PARTS[name];
        const shown = { id: 'side-panel', role: 'tabpanel', 'aria-labelledby': `side-tab-${name}`, tabIndex: 0 };
        return (
          <div key={name} className={classes.panel} {...(name === panel ? shown : { hidden: true })}>
            <Button variant="subtle" className={classes.close} aria-label={SHELL.closePanel} onClick={close}>
              <IconX aria-hidden="true" size={20} />
            </Button>
            <Boundary onRetry={() => send({ type: 'drawing.retried' })}>
              <Suspense fallback={<p>{SHELL.loading}</p>}>{isDrawn && <Part />}</Suspense>
            </Boundary>
          </div>
        );
      })}
    </aside>
  );
}
