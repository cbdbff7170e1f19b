import { Suspense, useEffect, useState } from 'react';
import { JOURNEY_STEPS } from '#machines/constants.ts';
import { ROUTED_SCREEN_IDS, type ScreenId } from '#machines/journey/routes.ts';
import { FRAME } from '#src/content/frame.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import classes from './CurrentScreen.module.css';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { componentOf, fetchScreen } from './fetchedScreens.ts';
import { whenIdle } from './whenIdle.ts';

/** The open screen. A failure stays with its screen: another screen is shown as usual (R1.6, R1.8). */
export function CurrentScreen({ screen, step }: { readonly screen: ScreenId; readonly step: number | null }) {
  return (
    <ErrorBoundary key={screen}>
      <OpenScreen screen={screen} step={step} />
    </ErrorBoundary>
  );
}

function OpenScreen({ screen, step }: { readonly screen: ScreenId; readonly step: number | null }) {
  useEffect(() => {
    document.title = documentTitle(SCREEN_TITLES[screen], step, JOURNEY_STEPS);
  }, [screen, step]);
  useEffect(() => whenIdle(() => prefetchAfter(screen)), [screen]);
  const [Screen] = useState(() => componentOf(screen));
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}

function Loading() {
  return (
    <p role="status" className={classes.loading}>
      {FRAME.loading}
    </p>
  );
}

/** Fetches what usually follows. */
function prefetchAfter(screen: ScreenId): void {
  const next = ROUTED_SCREEN_IDS[ROUTED_SCREEN_IDS.findIndex((one) => one === screen) + 1];
  if (next !== undefined && screen !== 'notFound') void fetchScreen(next);
}
