import { type ComponentType, lazy } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { SCREENS } from '#src/screens/registry.ts';
import { PartMissing } from './errors/PartMissing.ts';
import { noteArrival, reloadOnce } from './errors/reloadOnce.ts';

const fetched = new Map<ScreenId, ComponentType>();

/** Fetches a screen before it is shown; a failure is left to the visit itself. */
export async function fetchScreen(screen: ScreenId): Promise<void> {
  const component = await SCREENS[screen]().catch(() => null);
  if (component !== null) fetched.set(screen, component);
}

/**
 * The component of a screen. One that is here already is shown at once, without React's wait of 300 ms after a fallback;
 * every other is fetched anew by each visit, because React would remember a failure for ever.
 */
export function componentOf(screen: ScreenId, settled: () => Promise<boolean>): ComponentType {
  return fetched.get(screen) ?? lazy(async () => ({ default: await visit(screen, settled) }));
}

/** Fetches a screen that is to be shown. One that does not come is loaded with the whole page anew, or is gone. */
async function visit(screen: ScreenId, settled: () => Promise<boolean>): Promise<ComponentType> {
  try {
    const component = await SCREENS[screen]();
    noteArrival(screen);
    fetched.set(screen, component);
    return component;
  } catch (error) {
    // Until the reload is through, the page goes on saying that it loads.
    if (await reloadOnce(screen, settled)) return new Promise(() => {});
    throw new PartMissing(screen, { cause: error });
  }
}
