import { useDocumentTitle } from '@mantine/hooks';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { RELOAD_COOLDOWN_MS, SAVING_PATIENCE_MS } from '#machines/constants.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import { nextScreens } from '#machines/journey/views/openScreen.ts';
import { viewShell } from '#machines/journey/views/viewShell.ts';
import { ErrorBoundary } from '#src/components/ErrorBoundary.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { SHELL } from '#src/content/shell.ts';
import { documentTitle, SCREEN_TITLES } from '#src/content/screens.ts';
import { useAppServices, useJourney } from '#src/journey/hooks.ts';
import { loadedScreen, preloadScreen } from '#src/screens/registry.ts';
import { inTime } from '#src/services/clock.ts';
import { RELOADED_AT_KEY } from '#src/services/storage.ts';
import { ErrorPage, PartMissingPage } from './errors/ErrorPage.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';

const viewOpenScreen = (snapshot: JourneySnapshot) => {
  const { screen, step } = viewShell(snapshot);
  return { screen, step };
};

/** Shows the open screen. A failure stays with its screen: another screen is shown as usual (R1.6, R1.8). */
export function CurrentScreen() {
  const { screen, step } = useJourney(viewOpenScreen);
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
}

function OpenScreen({ screen, step }: ReturnType<typeof viewOpenScreen>) {
  useDocumentTitle(documentTitle(SCREEN_TITLES[screen], step));
  const { settled } = useAppServices().inputStore;
  const [{ Screen, isLoaded }] = useState(() => componentOf(screen, settled));
  const loading = (
    <Text role="status" kind="quiet" data-late>
      {SHELL.loading}
    </Text>
  );
  const content = (
    <>
      <Screen />
      <ScrollRestoration />
      <Prefetch />
    </>
  );
  // React hydrates what is inside a Suspense boundary last.
  return isLoaded ? content : <Suspense fallback={loading}>{content}</Suspense>;
}

/** The code of a screen failed to load: the connection was lost, or a new build was deployed. */
class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * Returns the component of a screen and whether it is loaded. Each visit gets a new `lazy`, because React never retries
 * one that failed.
 */
export function componentOf(screen: ScreenId, settled: () => Promise<boolean>) {
  const component = loadedScreen(screen);
  return {
    Screen: component ?? lazy(async () => ({ default: await visit(screen, settled) })),
    isLoaded: component !== undefined,
  };
}

/** Loads a screen to show it. If that fails, reloads the page, or throws if it may not reload. */
async function visit(screen: ScreenId, settled: () => Promise<boolean>): Promise<ComponentType> {
  const component = await preloadScreen(screen);
  if (component !== null) return component;
  // The page shows that it is loading until the reload happens.
  if (await reloadOnce(settled)) return new Promise(() => {});
  throw new PartMissing(screen);
}

/**
 * Reloads the page once after a part of the program failed to load, usually after a deploy. Not again within the cooldown,
 * not offline, and not before everything typed is saved (R15.1). Returns whether it reloads.
 */
export async function reloadOnce(settled: () => Promise<boolean>): Promise<boolean> {
  try {
    const isJustReloaded = Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < RELOAD_COOLDOWN_MS;
    if (isJustReloaded || !navigator.onLine || !(await inTime(settled(), SAVING_PATIENCE_MS, false))) return false;
    sessionStorage.setItem(RELOADED_AT_KEY, `${Date.now()}`);
  } catch {
    // Without storage it would reload forever.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Loads our fonts, and the next screens when the browser is idle. Inside the screen's Suspense boundary, so it waits for
 * the screen.
 */
function Prefetch() {
  const { actor } = useAppServices();
  useEffect(() => {
    // From here on presses are answered: `npm run bench:use` measures it.
    performance.mark('usable');
    import('./theme/fonts.css').catch(() => {});
  }, []);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const callbacks = nextScreens(actor.getSnapshot()).map((next) =>
      window.requestIdleCallback(() => void preloadScreen(next)),
    );
    return () => callbacks.forEach((id) => window.cancelIdleCallback(id));
  }, [actor]);
  return null;
}
