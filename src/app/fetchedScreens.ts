import type { ComponentType } from 'react';
import type { ScreenId } from '#machines/journey/routes.ts';
import { SCREENS } from '#src/screens/registry.ts';

const fetched = new Map<ScreenId, ComponentType>();

/** Fetches a screen before it is shown; a failure is left to the visit itself. */
export async function fetchScreen(screen: ScreenId): Promise<void> {
  const component = await SCREENS[screen].load().catch(() => null);
  if (component !== null) fetched.set(screen, component);
}

/** The component of a screen. One that is here already is shown at once, without React's wait of 300 ms after a fallback. */
export function componentOf(screen: ScreenId): ComponentType {
  return fetched.get(screen) ?? SCREENS[screen].Screen;
}
