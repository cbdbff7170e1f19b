import { lazy, Suspense } from 'react';
import { PANEL_WORDS, SHELL } from '#src/content/visualizer/shell.ts';
import { Boundary } from '#src/visualizer/parts/Boundary.tsx';
import { Tabs } from '#src/visualizer/parts/Tabs.tsx';
import { PANELS } from '#src/visualizer/viewer/context.ts';
import { useSend, useViewer } from '#src/visualizer/viewer/hooks.tsx';
import type { ViewerSnapshot } from '#src/visualizer/viewer/machine.ts';
import { isProductFrameOpen } from './isProductFrameOpen.ts';
import classes from './Sidebar.module.css';

const PARTS = {
  details: lazy(async () => ({ default: (await import('./panels/DetailsPanel.tsx')).DetailsPanel })),
  simulation: lazy(async () => ({ default: (await import('./panels/TryPanel.tsx')).TryPanel })),
  product: lazy(async () => ({ default: (await import('./panels/ProductPanel.tsx')).ProductPanel })),
  comparison: lazy(async () => ({ default: (await import('./panels/ChangesPanel.tsx')).ChangesPanel })),
} as const;

/** The side panel. */
export function Sidebar() {
  const send = useSend();
  const panel = useViewer(({ value }) => value.panel);
  const isDrawn = useViewer(({ context }) => context.drawing !== null);
  const isIdle = useViewer(isDetailsPanelEmpty);
  const isProductOpen = useViewer(isProductFrameOpen);
  const Part = PARTS[panel];
  const shown = {
    id: 'side-panel',
    role: 'tabpanel',
    'aria-labelledby': `side-tab-${panel}`,
    tabIndex: 0,
  } as const;
  return (
    <aside className={classes.side} aria-label={SHELL.panels} data-panel={panel}>
      <Tabs
        label={SHELL.panels}
        id="side"
        names={PANELS}
        words={PANEL_WORDS}
        current={panel}
        onOpen={(name) => send({ type: 'panel.opened', panel: name })}
      />
      {/* The product goes on while another panel is read: it would begin anew each time it is shown. */}
      {isProductOpen && (
        <div className={classes.panel} {...(panel === 'product' ? shown : { hidden: true })}>
          <Suspense fallback={<p>{SHELL.loading}</p>}>{isDrawn && <PARTS.product />}</Suspense>
        </div>
      )}
      {!(isProductOpen && panel === 'product') && (
        <div className={classes.panel} {...shown}>
          <Boundary
            words={SHELL.part}
            retry={SHELL.retry}
            onRetry={() => send({ type: 'drawing.retried' })}
            key={panel}
          >
            <Suspense fallback={<p>{SHELL.loading}</p>}>
              {isIdle ? <p className={classes.idle}>{SHELL.nothingSelected}</p> : isDrawn && <Part />}
            </Suspense>
          </Boundary>
        </div>
      )}
    </aside>
  );
}

/** Whether nothing is selected or recorded, so that the panel of details need not be loaded. */
function isDetailsPanelEmpty({ value, context }: ViewerSnapshot): boolean {
  const { selectedId, recording, overlays } = context;
  return value.panel === 'details' && selectedId === null && recording === null && !overlays.includes('proof');
}
