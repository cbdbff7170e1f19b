import { lazy, Suspense, useRef } from 'react';
import { SHELL, VIEW_WORDS } from '#src/review/page/words/shell.ts';
import { Boundary } from '#src/review/page/parts/Boundary.tsx';
import { useSend, useViewer } from '#src/review/page/viewer/hooks.tsx';
import { LiveRegion } from '#src/review/page/parts/LiveRegion.tsx';
import type { ViewerSnapshot } from '#src/review/page/viewer/machine.ts';
import { eventText } from '#src/review/page/facts/stepWords.ts';
import { shownStep } from '#src/review/page/viewer/shownStep.ts';
import { DrawingView } from './DrawingView.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

const OutlineView = lazy(async () => ({ default: (await import('#src/review/page/outline/Outline.tsx')).OutlineView }));
const Storyboard = lazy(async () => ({ default: (await import('#src/review/page/proof/Storyboard.tsx')).Storyboard }));
const ReviewView = lazy(async () => ({ default: (await import('#src/review/page/review/ReviewView.tsx')).ReviewView }));
const PlaybackBar = lazy(async () => ({
  default: (await import('#src/review/page/play/PlaybackBar.tsx')).PlaybackBar,
}));

const VIEW_PARTS = {
  map: DrawingView,
  chart: DrawingView,
  outline: OutlineView,
  storyboard: Storyboard,
  review: ReviewView,
} as const;

export function Shell() {
  const view = useViewer(({ value }) => value.view);
  const hasPlaybackBar = useViewer(({ value }) => value.session !== 'none' && value.view !== 'review');
  const isDrawn = useViewer(({ context }) => context.drawing !== null);
  const announcement = useViewer(shownEventText);
  const main = useRef<HTMLElement>(null);
  const send = useSend();
  const View = VIEW_PARTS[view];
  return (
    <div className={classes.shell}>
      <nav aria-label={SHELL.skip}>
        <a
          className={classes.skip}
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {SHELL.skip}
        </a>
      </nav>
      <LiveRegion text={announcement} />
      <TopBar />
      <main ref={main} id="main" className={classes.main} tabIndex={-1} aria-label={VIEW_WORDS[view]}>
        <div id="view-panel" role="tabpanel" aria-labelledby={`view-tab-${view}`} className={classes.view}>
          <Boundary onRetry={() => send({ type: 'drawing.retried' })} key={view}>
            <Suspense fallback={<Loading />}>{isDrawn ? <View /> : <Loading />}</Suspense>
          </Boundary>
        </div>
      </main>
      {hasPlaybackBar && (
        <Suspense fallback={null}>
          <PlaybackBar />
        </Suspense>
      )}
      <Sidebar />
    </div>
  );
}

function Loading() {
  return (
    <Text kind="quiet" pad={5}>
      {SHELL.loading}
    </Text>
  );
}

/** Returns the shown step's event, which is announced to screen readers. */
function shownEventText(snapshot: ViewerSnapshot): string {
  const step = shownStep(snapshot);
  return step === null ? '' : eventText(step);
}
