import type { AnyStateNode } from 'xstate';
import { withAncestors } from './nodes.ts';
import { capital, inWords } from '#machines/journey/inWords.ts';
import type { ModelTransition, Trigger } from './chartModel.ts';
import { type ChartWords, type TriggerWords, delayWords, eventWords, portWords, spelledOut } from './chartWords.ts';

/** A rule, what sets it off as a clause; `doings` are verb phrases of which the chart is the subject. */
type Rule = Pick<ModelTransition, 'trigger' | 'guard' | 'isOtherwise'> & {
  readonly clause: string;
  readonly doings: readonly string[];
};

/** What sets a transition off that starts at a state, as a clause and as a label. */
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
    return { clause: `“${name}” has news`, label: `news of ${name}` };
  }
  if (trigger.kind === 'finished') return { clause: `${namedIn(source, words)} is finished`, label: 'finished' };
  const label = trigger.kind === 'always' ? 'straight away' : 'starts here';
  return { clause: label, label };
}

/** A rule as one sentence: "When the creator presses Continue, if an offer is selected, goes to “Business information”." */
export function sentenceOf({ trigger, clause, guard, isOtherwise, doings }: Rule): string {
  const does = doings.length === 0 ? 'nothing happens' : listed(doings);
  if (trigger.kind === 'initial') return `${capital(does)}.`;
  const otherwise = isOtherwise ? ['otherwise'] : [];
  if (trigger.kind === 'always') {
    const parts = guard === null ? [`straight away ${does}`] : [`as soon as ${guard.text}`, does];
    return `${capital([...otherwise, ...parts].join(', '))}.`;
  }
  const condition = guard === null ? [] : [[...otherwise, `if ${guard.text}`].join(' ')];
  const consequence = guard === null ? [...otherwise, does].join(' ') : does;
  return `${[`When ${clause}`, ...condition, consequence].join(', ')}.`;
}

function listed(doings: readonly string[]): string {
  return [doings.slice(0, -1).join(', '), ...doings.slice(-1)].filter((text) => text !== '').join(' and ');
}

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
