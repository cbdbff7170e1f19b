import type { AnyStateNode } from 'xstate';
import { LINKS, ROUTED_SCREEN_IDS, ROUTES, type RoutedScreenId, type ScreenId } from '#machines/journey/routes.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

export function getOpenScreen(snapshot: JourneySnapshot): ScreenId {
  const { screen } = snapshot.value;
  return (typeof screen === 'string' ? screen : Object.keys(screen)[0]) as ScreenId;
}

/** Returns null for an unknown address, which stays in the address bar (R1.2, R1.7). */
export function getOpenPath(snapshot: JourneySnapshot): string | null {
  const screen = getOpenScreen(snapshot);
  return screen === 'notFound' ? null : ROUTES[screen].path;
}

/**
 * Returns the screens that the open one can go to, starting with those after it. For a screen without transitions,
 * returns the screens that it links to (R1.7).
 */
export function nextScreens(snapshot: JourneySnapshot): readonly RoutedScreenId[] {
  const open = getOpenScreen(snapshot);
  const found = targetsFrom(snapshot.machine.getStateNodeById(open));
  const targets = new Set<string | undefined>(found.length === 0 ? LINKS[open] : found);
  const position = ROUTED_SCREEN_IDS.findIndex((screen) => screen === open);
  const ordered = [...ROUTED_SCREEN_IDS.slice(position + 1), ...ROUTED_SCREEN_IDS.slice(0, Math.max(position, 0))];
  return ordered.filter((screen) => targets.has(screen));
}

function targetsFrom(node: AnyStateNode): readonly (string | undefined)[] {
  const targets = [...node.transitions.values()].flat().flatMap(({ target = [] }) => target);
  return [...targets.map(({ path }) => path[1]), ...Object.values(node.states).flatMap(targetsFrom)];
}
