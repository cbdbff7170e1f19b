import type { AnyStateNode } from 'xstate';
import { initialTargetOf, withAncestors } from './nodes.ts';
import type { Trigger } from './chartModel.ts';
import { type ChartWords, type TriggerWords, delayWords, eventWords, portWords, spelledOut } from './chartWords.ts';

export function triggerWords(
  trigger: Trigger,
  source: AnyStateNode,
  delayMs: number | null,
  words: ChartWords,
): TriggerWords {
  const call = source.invoke.find(({ id }) => id === trigger.name);
  const port = typeof call?.src === 'string' ? call.src : trigger.name;
  if (trigger.kind === 'event') return eventWords(words, trigger.name);
  if (trigger.kind === 'after') return delayWords(words, trigger.name, delayMs);
  if (trigger.kind === 'done') return portWords(words, port, trigger.name).answers;
  if (trigger.kind === 'error') return portWords(words, port, trigger.name).fails;
  if (trigger.kind === 'snapshot') {
    const name = spelledOut(trigger.name);
    return { clause: `“${name}” sends an update`, label: `update from ${name}` };
  }
  if (trigger.kind === 'finished')
    return { clause: `${titleInSentence(source, words)} is finished`, label: 'finished' };
  if (trigger.kind === 'always') return { clause: 'automatically', label: 'automatically' };
  return { clause: `starts at ${titleInSentence(initialTargetOf(source) ?? source, words)}`, label: 'starts here' };
}

export function titleOf(node: AnyStateNode, words: ChartWords): string {
  return node.parent === undefined ? words.title : (words.screens?.[node.id] ?? spelledOut(node.key, words.names));
}

/** Quotes screen names, because some are sentences themselves. */
function titleInSentence(node: AnyStateNode, words: ChartWords): string {
  const title = titleOf(node, words);
  return words.screens?.[node.id] === undefined ? title : `“${title}”`;
}

/** Returns the path from the screen, or else from the region: "Contract › Signing › Ready". */
export function placeOf(node: AnyStateNode, words: ChartWords): string {
  return pathWords(pathFromScreen(node), words);
}

function pathFromScreen(node: AnyStateNode): readonly AnyStateNode[] {
  const path = withAncestors(node)
    .filter(({ parent }) => parent !== undefined)
    .toReversed();
  const screen = path.findIndex(isScreen);
  return path.slice(Math.max(0, screen));
}

export function isScreen(node: AnyStateNode): boolean {
  return typeof (node.meta as { readonly screen?: unknown } | undefined)?.screen === 'string';
}

function pathWords(path: readonly AnyStateNode[], words: ChartWords): string {
  return path.map((node) => titleInSentence(node, words)).join(' › ');
}
