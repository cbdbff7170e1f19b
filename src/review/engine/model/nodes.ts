import { type AnyStateNode, type AnyTransitionDefinition, type StateValue, and, not, or } from 'xstate';
import type { Trigger } from './chartModel.ts';

/** Returns a state and its descendants, parents first, in source order. */
export function everyNode(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(everyNode)];
}

/** Returns a state and its ancestors, innermost first. */
export function withAncestors(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...withAncestors(node.parent)];
}

/** Returns the transitions of a state, including eventless ones but not the initial one. */
export function transitionsFrom(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

export function transitionId(transition: AnyTransitionDefinition, index: number): string {
  return `${transition.source.id}|${triggerOf(transition).text}|${index}`;
}

const TRIGGER_PREFIXES = [
  ['xstate.done.actor.', 'done', 'done: '],
  ['xstate.error.actor.', 'error', 'error: '],
  ['xstate.snapshot.', 'snapshot', 'news of '],
  ['xstate.done.state.', 'finished', 'finished: '],
] as const;

export function triggerOf(transition: AnyTransitionDefinition): Trigger {
  const type = transition.eventType as string | null;
  // Null for initial transitions, contrary to XState's types.
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

export function initialTargetOf(node: AnyStateNode): AnyStateNode | null {
  if (node.type !== 'compound') return null;
  try {
    return node.initial.target[0] ?? null;
  } catch {
    return null; // XState throws if the initial child does not exist; the chart linter reports it.
  }
}

export function toArray(value: unknown): readonly unknown[] {
  return [value ?? []].flat();
}

/** Returns the name of a guard, action or actor; null for an inline function. */
export function nameOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return null;
  return typeof reference.type === 'string' ? reference.type : null;
}

export function requirementsOf(meta: unknown): readonly string[] {
  return (meta as { readonly requirements?: readonly string[] } | null | undefined)?.requirements ?? [];
}

export type Guards = Readonly<Record<string, unknown>>;

const CHECKS = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not(() => true)) };

/** Returns the parts of a combined guard, or null. Compares by reference, because minified builds rename functions. */
export function combinationOf(guard: unknown) {
  const check = checkOf(guard);
  const word = (['and', 'or', 'not'] as const).find((candidate) => CHECKS[candidate] === check);
  return word === undefined ? null : { word, parts: (guard as { readonly guards: readonly unknown[] }).guards };
}

/** Returns the value passed to `stateIn`; null for other guards. */
export function stateValueOf(guard: unknown): StateValue | null {
  return typeof guard === 'function' && 'stateValue' in guard ? (guard.stateValue as StateValue) : null;
}

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : null;
}
