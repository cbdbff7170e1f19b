import { ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** The screen that is open. */
export function openScreen(snapshot: JourneySnapshot): ScreenId {
  const { screen } = snapshot.value;
  return (typeof screen === 'string' ? screen : Object.keys(screen)[0]) as ScreenId;
}

/** The path of the open screen; null for an unknown address, which stays in the address bar (R1.2, R1.7). */
export function openPath(snapshot: JourneySnapshot): string | null {
  const screen = openScreen(snapshot);
  return screen === 'notFound' ? null : ROUTES[screen].path;
}
