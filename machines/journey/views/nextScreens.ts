import type { AnyStateNode } from 'xstate';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { ROUTED_SCREEN_IDS, type RoutedScreenId } from '#machines/journey/routes.ts';
import { LINKS } from '#machines/journey/links.ts';
import { openScreen } from './openScreen.ts';

/**
 * The screens that the open one leads to by what happens on it, those further on first (R1.7). A screen that is left
 * by its links alone, whose addresses the chart answers, leads to where they lead.
 */
export function nextScreens(snapshot: JourneySnapshot): readonly RoutedScreenId[] {
  const open = openScreen(snapshot);
  const nodes = snapshot._nodes.filter(({ path }) => path[0] === 'screen' && path[1] === open);
  const named = nodes.slice(0, 1).flatMap(targetsFrom);
  const targets = new Set<string | undefined>(named.length === 0 ? LINKS[open] : named);
  const place = ROUTED_SCREEN_IDS.findIndex((screen) => screen === open);
  const ordered = [...ROUTED_SCREEN_IDS.slice(place + 1), ...ROUTED_SCREEN_IDS.slice(0, Math.max(place, 0))];
  return ordered.filter((screen) => targets.has(screen));
}

/** The screens that a state and the states in it name as targets. */
function targetsFrom(node: AnyStateNode): readonly (string | undefined)[] {
  const targets = [...node.transitions.values()].flat().flatMap(({ target = [] }) => target);
  const own = targets.map(({ path }) => (path[0] === 'screen' ? path[1] : undefined));
  return [...own, ...Object.values(node.states).flatMap(targetsFrom)];
}
