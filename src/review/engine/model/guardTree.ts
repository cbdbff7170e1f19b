import type { AnyStateNode, StateValue } from 'xstate';
import { type Guards, combinationOf, nameOf, stateValueOf } from './nodes.ts';
import type { GuardTree } from './chartModel.ts';
import { type ChartWords, guardWords, type Params } from './chartWords.ts';
import { placeOf } from './stateNames.ts';

export type GuardScope = { readonly guards: Guards; readonly root: AnyStateNode; readonly words: ChartWords };

export function guardTreeOf(guard: unknown, scope: GuardScope): GuardTree {
  const text = statementOf(guard, true, scope);
  const name = nameOf(guard);
  if (name !== null) {
    const meaning = scope.guards[name];
    const isSingle = stateValueOf(meaning) === null && combinationOf(meaning) === null;
    const inside = isSingle ? null : guardTreeOf(meaning, scope);
    return { kind: 'named', name, text, params: paramsOf(guard), inside };
  }
  const value = stateValueOf(guard);
  if (value !== null) return { kind: 'state', stateIds: nodesIn(scope.root, value).map(({ id }) => id), text };
  const combination = combinationOf(guard);
  if (combination === null) return { kind: 'unnamed', text };
  return { kind: combination.word, parts: combination.parts.map((part) => guardTreeOf(part, scope)), text };
}

function statementOf(guard: unknown, holds: boolean, scope: GuardScope): string {
  const name = nameOf(guard);
  if (name !== null) return guardWords(scope.words, name, paramsOf(guard) ?? {}, !holds);
  const value = stateValueOf(guard);
  if (value !== null) {
    const places = nodesIn(scope.root, value).map((node) => placeOf(node, scope.words));
    return `${places.join(' and ')} is ${holds ? 'active' : 'not active'}`;
  }
  const combination = combinationOf(guard);
  if (combination === null) return `an inline condition is ${holds ? 'met' : 'not met'}`;
  if (combination.word === 'not') return statementOf(combination.parts[0], !holds, scope);
  const statements = combination.parts.map((part) => statementOf(part, holds, scope));
  const isEvery = (combination.word === 'and') === holds;
  return isEvery ? statements.join(' and ') : `either ${statements.join(' or ')}`;
}

/** Returns the innermost states that a `stateIn` value names. */
function nodesIn(node: AnyStateNode, value: StateValue): readonly AnyStateNode[] {
  if (typeof value === 'string') {
    return [value.startsWith('#') ? node.machine.getStateNodeById(value) : (node.states[value] as AnyStateNode)];
  }
  return Object.entries(value).flatMap(([key, nested]) => {
    const child = node.states[key] as AnyStateNode;
    const nodes = nested === undefined ? [] : nodesIn(child, nested);
    return nodes.length > 0 ? nodes : [child];
  });
}

/** Returns the static params; null if there are none or they are computed at run time. */
export function paramsOf(reference: unknown): Params | null {
  const { params } = reference as { readonly params?: object };
  return typeof params === 'object' ? { ...params } : null;
}

export function callText(name: string, params: Params | null): string {
  const pairs = Object.entries(params ?? {}).map(([key, value]) => `${key}: ${String(value)}`);
  return pairs.length === 0 ? name : `${name}(${pairs.join(', ')})`;
}
