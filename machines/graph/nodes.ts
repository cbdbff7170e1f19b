import { type AnyStateNode, type AnyTransitionDefinition, type StateValue, and, not, or } from 'xstate';

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
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** The name of a guard, action or port as the chart gives it; null for a function written in place. */
export function nameOf(reference: unknown): string | null {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('type' in reference)) return null;
  return typeof reference.type === 'string' ? reference.type : null;
}

/** The requirement ids that a state or a transition claims. */
export function requirementsOf(meta: unknown): readonly string[] {
  const { requirements } = (meta ?? {}) as { readonly requirements?: readonly string[] };
  return requirements ?? [];
}

/** The fixed parameters of a guard or an action in readable form, brackets included; nothing when there are none. */
export function paramsText(reference: unknown): string {
  if (typeof reference !== 'object' || reference === null || !('params' in reference)) return '';
  if (typeof reference.params !== 'object' || reference.params === null) return '';
  const pairs = Object.entries(reference.params).map(([key, value]) => `${key}: ${String(value)}`);
  return `(${pairs.join(', ')})`;
}

/** The guards of a vocabulary by name. */
export type Guards = Readonly<Record<string, unknown>>;

/** Several guards as one question. */
export type Combination = { readonly word: 'and' | 'or' | 'not'; readonly parts: readonly unknown[] };

const CHECKS = { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not(() => true)) };

/** A guard in readable form; a named combination is followed by what it is made of, a state question by the state. */
export function guardText(guard: unknown, guards: Guards): string {
  const name = nameOf(guard);
  if (name !== null) {
    const inside = meaningOf(guards[name], guards);
    return `${name}${paramsText(guard)}${inside === null ? '' : ` (${inside})`}`;
  }
  return meaningOf(guard, guards) ?? 'a condition written in place';
}

function meaningOf(guard: unknown, guards: Guards): string | null {
  const state = stateValueOf(guard);
  if (state !== null) return `in ${stateText(state)}`;
  const combination = combinationOf(guard);
  if (combination === null) return null;
  const parts = combination.parts.map((part) => guardText(part, guards));
  return combination.word === 'not' ? `not ${parts.join('')}` : parts.join(` ${combination.word} `);
}

/**
 * What a guard combines; null for a single question. Compared by reference, because a minified build renames functions.
 */
export function combinationOf(guard: unknown): Combination | null {
  const check = checkOf(guard);
  const word = (['and', 'or', 'not'] as const).find((candidate) => CHECKS[candidate] === check);
  return word === undefined ? null : { word, parts: (guard as { readonly guards: readonly unknown[] }).guards };
}

/** The states that a guard checks; null when it checks something else. */
export function stateValueOf(guard: unknown): StateValue | null {
  return typeof guard === 'function' && 'stateValue' in guard ? (guard.stateValue as StateValue) : null;
}

function stateText(value: StateValue | undefined): string {
  if (typeof value === 'string') return value;
  return Object.entries(value ?? {})
    .map(([key, inside]) => [key, stateText(inside)].filter((part) => part !== '').join('.'))
    .join(' and ');
}

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : null;
}
