import { type ComponentType, lazy } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { loadedScreen, preloadScreen, reloadOnce } from './lazyScreens.ts';

/** The code of a screen failed to load: the connection was lost, or a new build was deployed. */
export class PartMissing extends Error {
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
