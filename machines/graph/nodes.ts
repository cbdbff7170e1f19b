import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

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
export const requirementsOf = textsIn('requirements');

/** The screens to which the links of a screen lead. */
export const linksOf = textsIn('links');

function textsIn(key: string): (meta: unknown) => readonly string[] {
  return (meta) => {
    if (typeof meta !== 'object' || meta === null) return [];
    return listOf((meta as Readonly<Record<string, unknown>>)[key]).filter((text) => typeof text === 'string');
  };
}

/** The fixed parameters of a guard or an action in readable form, brackets included; nothing when there are none. */
export function paramsText(reference: unknown): string {
  if (typeof reference !== 'object' || reference === null || !('params' in reference)) return '';
  if (typeof reference.params !== 'object' || reference.params === null) return '';
  const pairs = Object.entries(reference.params).map(([key, value]) => `${key}: ${String(value)}`);
  return `(${pairs.join(', ')})`;
}
