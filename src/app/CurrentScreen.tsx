import { useDocumentTitle } from '@mantine/hooks';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { RELOAD_COOLDOWN_MS, SETTLE_DEADLINE_MS } from '#machines/constants.ts';
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
import { withTimeout } from '#src/services/clock.ts';
import { RELOADED_AT_KEY } from '#src/services/storage.ts';
import { ErrorPage, ScreenLoadErrorPage } from './errors/ErrorPage.tsx';
import { ScrollRestoration } from './ScrollRestoration.tsx';

const viewOpenScreen = (snapshot: JourneySnapshot) => {
  const { screen, step } = viewShell(snapshot);
  return { screen, step };
};

/** Renders the open screen. Each screen has its own error boundary, so the shell survives an error (R1.6, R1.8). */
export function CurrentScreen() {
  const { screen, step } = useJourney(viewOpenScreen);
  return (
    <ErrorBoundary
      key={screen}
      fallback={(failure, retry) =>
        failure instanceof ScreenLoadError ? <ScreenLoadErrorPage onRetry={retry} /> : <ErrorPage />
      }
    >
      <OpenScreen screen={screen} step={step} />
    </ErrorBoundary>
  );
}

function OpenScreen({ screen, step }: ReturnType<typeof viewOpenScreen>) {
  useDocumentTitle(documentTitle(SCREEN_TITLES[screen], step));
  const { saveAll } = useAppServices().inputStore;
  const [{ Screen, isLoaded }] = useState(() => screenComponent(screen, saveAll));
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
  // React hydrates Suspense boundaries last, so an already loaded screen is rendered without one.
  return isLoaded ? content : <Suspense fallback={loading}>{content}</Suspense>;
}

/** Thrown when a screen's code fails to load and the page can't reload to get the current build. */
class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** Returns a loaded screen, or a new `lazy` for each visit, because React never retries a failed one. */
function screenComponent(screen: ScreenId, saveAll: () => Promise<boolean>) {
  const component = loadedScreen(screen);
  return {
    Screen: component ?? lazy(async () => ({ default: await loadOrReload(screen, saveAll) })),
    isLoaded: component !== undefined,
  };
}

async function loadOrReload(screen: ScreenId, saveAll: () => Promise<boolean>): Promise<ComponentType> {
  const component = await preloadScreen(screen);
  if (component !== null) return component;
  // Never resolves, so the page shows the loading state until it reloads.
  if (await reloadOnce(saveAll)) return new Promise(() => {});
  throw new ScreenLoadError(screen);
}

/**
 * Saves all input, then reloads the page to get the current build. Returns false without reloading if it just did so,
 * the browser is offline or the input can't be saved (R15.1).
 */
export async function reloadOnce(saveAll: () => Promise<boolean>): Promise<boolean> {
  try {
    const hasJustReloaded = Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < RELOAD_COOLDOWN_MS;
    if (hasJustReloaded || !navigator.onLine || !(await withTimeout(saveAll(), SETTLE_DEADLINE_MS, false)))
      return false;
    sessionStorage.setItem(RELOADED_AT_KEY, `${Date.now()}`);
  } catch {
    // Without storage, the page could reload in a loop.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Loads the web fonts right away, and the next screens when the browser is idle. Rendered next to the screen, so its
 * effects run only after the screen has loaded.
 */
function Prefetch() {
  const { actor } = useAppServices();
  useEffect(() => {
    // `npm run bench:use` measures the time until the page is interactive.
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
