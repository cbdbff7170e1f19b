import { memo, Suspense, useEffect, useState } from 'react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { neighborsOf, type ScreenId } from '#machines/journey/routes.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { SHELL } from '#src/content/shell.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import { useInputStore } from '#src/journey/hooks.ts';
import classes from './CurrentScreen.module.css';
import { ErrorPage, PartMissingPage } from './errors/ErrorPage.tsx';
import { componentOf, PartMissing, preloadScreen } from './lazyScreens.ts';
import { ScrollPlace } from './ScrollPlace.tsx';

type CurrentScreenProps = { readonly screen: ScreenId; readonly step: number | null };

/** The open screen. A failure stays with its screen: another screen is shown as usual (R1.6, R1.8). */
export const CurrentScreen = memo(function CurrentScreen({ screen, step }: CurrentScreenProps) {
  return (
    <ErrorBoundary
      key={screen}
      fallback={(failure, retry) =>
        failure instanceof PartMissing ? <PartMissingPage onRetry={retry} /> : <ErrorPage />
      }
    >
      <OpenScreen screen={screen} step={step} />
    </ErrorBoundary>
  );
});

function OpenScreen({ screen, step }: CurrentScreenProps) {
  useEffect(() => {
    document.title = documentTitle(SCREEN_TITLES[screen], step, JOURNEY_STEPS);
  }, [screen, step]);
  const { settled } = useInputStore();
  const [Screen] = useState(() => componentOf(screen, settled));
  const loading = (
    <p role="status" className={classes.loading}>
      {SHELL.loading}
    </p>
  );
  return (
    <Suspense fallback={loading}>
      <Screen />
      <ScrollPlace />
      <Prefetch screen={screen} />
    </Suspense>
  );
}

/** Beside the content of a screen, so that nothing is fetched for later while the screen itself is awaited. */
function Prefetch({ screen }: { readonly screen: ScreenId }) {
  useEffect(() => {
    const leaving = new AbortController();
    void prefetch(screen, leaving.signal);
    return () => leaving.abort();
  }, [screen]);
  return null;
}

/** Fetches the screens on both sides, each when the browser has nothing better to do. */
async function prefetch(open: ScreenId, signal: AbortSignal): Promise<void> {
  if (!('requestIdleCallback' in window)) return;
  for (const screen of neighborsOf(open)) {
    await new Promise((resolve) => window.requestIdleCallback(resolve));
    if (signal.aborted) return;
    await preloadScreen(screen);
  }
}
