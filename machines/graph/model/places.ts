import type { AnyStateNode } from 'xstate';
import { withAncestors } from '#machines/graph/nodes.ts';
import type { ChartWords } from './chartWords.ts';
import { inWords } from '#machines/journey/inWords.ts';

/** The name of a state in words. */
export function titleOf(node: AnyStateNode, words: ChartWords): string {
  return node.parent === undefined ? words.title : (words.screens?.[node.id] ?? inWords(node.key));
}

/** The name of a state as it stands in a sentence: that of a screen may be one itself. */
export function namedIn(node: AnyStateNode, words: ChartWords): string {
  const title = titleOf(node, words);
  return words.screens?.[node.id] === undefined ? title : `“${title}”`;
}

/** Where a state lies, from its screen or region down: "Contract › Signing › Ready". */
export function placeOf(node: AnyStateNode, words: ChartWords): string {
  return pathWords(outermostFirst(node), words);
}

/** Where a transition leads, relative to where it starts: common ancestors are left out. */
export function destinationOf(
  source: AnyStateNode,
  target: AnyStateNode,
  reenters: boolean,
  words: ChartWords,
): string {
  if (target.type === 'history') return `returns to where ${namedIn(target.parent ?? target, words)} was left`;
  if (target === source && target.type === 'atomic' && !reenters) return `stays at ${namedIn(target, words)}`;
  if (withAncestors(source).includes(target)) return `starts ${namedIn(target, words)} anew`;
  const around = new Set(withAncestors(source));
  return `goes to ${pathWords(
    outermostFirst(target).filter((node) => !around.has(node)),
    words,
  )}`;
}

/** A state and what it lies in, the root left out, and the screens' region too where a screen says more. */
function outermostFirst(node: AnyStateNode): readonly AnyStateNode[] {
  const path = withAncestors(node)
    .filter(({ parent }) => parent !== undefined)
    .toReversed();
  const screen = path.findIndex(isScreen);
  return path.slice(Math.max(0, screen));
}

/** Whether a state is a screen. */
export function isScreen(node: AnyStateNode): boolean {
  return typeof (node.meta as { readonly screen?: unknown } | undefined)?.screen === 'string';
}

function pathWords(path: readonly AnyStateNode[], words: ChartWords): string {
  return path.map((node) => namedIn(node, words)).join(' › ');
}
