import { and, not, or, type StateValue } from 'xstate';
import { nameOf, paramsText } from './nodes.ts';

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
