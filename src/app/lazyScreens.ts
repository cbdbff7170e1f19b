import { type ComponentType, lazy } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { SCREENS } from '#src/screens/registry.ts';
import { noteArrival, reloadOnce } from './errors/reloadOnce.ts';

/** A part of the program that did not come: the connection failed, or another build has taken the place of this one. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

const loaded = new Map<ScreenId, ComponentType>();

/** Loads a screen, before it is shown if it may be; null where it did not come, which its visit meets. */
export async function preloadScreen(screen: ScreenId): Promise<ComponentType | null> {
  const component = await SCREENS[screen]().catch(() => null);
  if (component !== null) loaded.set(screen, component);
  return component;
}

/**
 * The component of a screen. One that is here already is shown at once, without React's wait of 300 ms after a fallback;
 * every other is loaded anew by each visit, because React would remember a failure for ever.
 */
export function componentOf(screen: ScreenId, settled: () => Promise<boolean>): ComponentType {
  return loaded.get(screen) ?? lazy(async () => ({ default: await visit(screen, settled) }));
}

/** Loads a screen that is to be shown. Where it does not come, the whole page is loaded anew, or the screen is missing. */
async function visit(screen: ScreenId, settled: () => Promise<boolean>): Promise<ComponentType> {
  const component = await preloadScreen(screen);
  if (component === null) {
    // Until the reload is through, the page goes on saying that it loads.
    if (await reloadOnce(screen, settled)) return new Promise(() => {});
    throw new PartMissing(screen);
  }
  noteArrival(screen);
  return component;
}
