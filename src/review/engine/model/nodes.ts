import { type AnyStateNode, type AnyTransitionDefinition, type StateValue, and, not, or } from 'xstate';
import type { Trigger } from './chartModel.ts';

/** A state with everything inside it, parents first, in the order of the chart. */
export function everyNode(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(everyNode)];
}

/** A state and everything it lies in, innermost first. */
export function withAncestors(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...withAncestors(node.parent)];
}

/** Every transition that starts at a state, automatic ones included, initial ones not. */
export function transitionsFrom(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** What a transition is called, by its place among those of its state. */
export function transitionId(transition: AnyTransitionDefinition, index: number): string {
  return `${transition.source.id}|${triggerOf(transition).text}|${index}`;
}

const TRIGGER_PREFIXES = [
  ['xstate.done.actor.', 'done', 'done: '],
  ['xstate.error.actor.', 'error', 'error: '],
  ['xstate.snapshot.', 'snapshot', 'news of '],
  ['xstate.done.state.', 'finished', 'finished: '],
] as const;

/** What sets a transition off. The library gives the start of a state no event. */
export function triggerOf(transition: AnyTransitionDefinition): Trigger {
  const type = transition.eventType as string | null;
  if (type === null) return { kind: 'initial', name: '', text: 'initial' };
  if (type === '') return { kind: 'always', name: '', text: 'always' };
  if ('delay' in transition) {
    const name = String(transition.delay);
    return { kind: 'after', name, text: `after ${name}` };
  }
  for (const [prefix, kind, words] of TRIGGER_PREFIXES) {
    const name = type.slice(prefix.length);
    if (type.startsWith(prefix)) return { kind, name, text: `${words}${name}` };
  }
  return { kind: 'event', name: type, text: type };
}

/** Where a compound state begins: null when the chart names no child of it. */
export function initialTargetOf(node: AnyStateNode): AnyStateNode | null {
  if (node.type !== 'compound') return null;
  try {
    return node.initial.target[0] ?? null;
  } catch {
    return null; // The library throws for a name that is no child; the linter reports it as a finding.
  }
}

/** One thing, several or none, as a list. */
export function listOf(value: unknown): readonly unknown[] {
  return [value ?? []].flat();
}

/** The name of a guard, action or port as the chart gives it; null for a function written in place. */
export function nameOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return null;
  return typeof reference.type === 'string' ? reference.type : null;
}

/** The requirement ids that a state or a transition claims. */
export function requirementsOf(meta: unknown): readonly string[] {
  return (meta as { readonly requirements?: readonly string[] } | null | undefined)?.requirements ?? [];
}

/** The guards of a vocabulary by name. */
export type Guards = Readonly<Record<string, unknown>>;

const CHECKS = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not(() => true)) };

/**
 * What a guard combines; null for a single question. Compared by reference, because a minified build renames functions.
 */
export function combinationOf(guard: unknown) {
  const check = checkOf(guard);
  const word = (['and', 'or', 'not'] as const).find((candidate) => CHECKS[candidate] === check);
  return word === undefined ? null : { word, parts: (guard as { readonly guards: readonly unknown[] }).guards };
}

/** The states that a guard checks; null when it checks something else. */
export function stateValueOf(guard: unknown): StateValue | null {
  return typeof guard === 'function' && 'stateValue' in guard ? (guard.stateValue as StateValue) : null;
}

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : null;
}
