import type { AnyStateNode, StateValue } from 'xstate';
import { type Guards, combinationOf, nameOf, stateValueOf } from './nodes.ts';
import type { GuardTree } from './chartModel.ts';
import { type ChartWords, guardWords, type Params } from './chartWords.ts';
import { placeOf } from './stateNames.ts';

/** What is needed to read a guard: the chart's own guards, its states and its words. */
export type GuardReading = { readonly guards: Guards; readonly root: AnyStateNode; readonly words: ChartWords };

/** A guard with everything that it checks. Combinations are compared by reference, never by function names. */
export function guardTreeOf(guard: unknown, reading: GuardReading): GuardTree {
  const text = statementOf(guard, true, reading);
  const name = nameOf(guard);
  if (name !== null) {
    const meaning = reading.guards[name];
    const isSingle = stateValueOf(meaning) === null && combinationOf(meaning) === null;
    const inside = isSingle ? null : guardTreeOf(meaning, reading);
    return { kind: 'named', name, text, params: paramsOf(guard), inside };
  }
  const value = stateValueOf(guard);
  if (value !== null) return { kind: 'state', stateIds: nodesIn(reading.root, value).map(({ id }) => id), text };
  const combination = combinationOf(guard);
  if (combination === null) return { kind: 'unnamed', text };
  return { kind: combination.word, parts: combination.parts.map((part) => guardTreeOf(part, reading)), text };
}

/** How a guard reads when its answer is yes, or when it is no. */
function statementOf(guard: unknown, holds: boolean, reading: GuardReading): string {
  const name = nameOf(guard);
  if (name !== null) return guardWords(reading.words, name, paramsOf(guard) ?? {}, !holds);
  const value = stateValueOf(guard);
  if (value !== null) {
    const places = nodesIn(reading.root, value).map((node) => placeOf(node, reading.words));
    return `${places.join(' and ')} is ${holds ? 'active' : 'not active'}`;
  }
  const combination = combinationOf(guard);
  if (combination === null) return `a condition written in place ${holds ? 'holds' : 'does not hold'}`;
  if (combination.word === 'not') return statementOf(combination.parts[0], !holds, reading);
  const statements = combination.parts.map((part) => statementOf(part, holds, reading));
  const isEvery = (combination.word === 'and') === holds;
  return isEvery ? statements.join(' and ') : `either ${statements.join(' or ')}`;
}

/** The states that a question about the state names, innermost ones only. */
function nodesIn(node: AnyStateNode, value: StateValue): readonly AnyStateNode[] {
  if (typeof value === 'string') {
    return [value.startsWith('#') ? node.machine.getStateNodeById(value) : (node.states[value] as AnyStateNode)];
  }
  return Object.entries(value).flatMap(([key, inside]) => {
    const child = node.states[key] as AnyStateNode;
    const nodes = inside === undefined ? [] : nodesIn(child, inside);
    return nodes.length > 0 ? nodes : [child];
  });
}

/**
 * The fixed values that a guard or an action is given; null when there are none, or when they come with what happens.
 */
export function paramsOf(reference: unknown): Params | null {
  const { params } = reference as { readonly params?: object };
  return typeof params === 'object' ? { ...params } : null;
}

/** The name of a guard or an action, with the fixed values that it is given. */
export function callText(name: string, params: Params | null): string {
  const pairs = Object.entries(params ?? {}).map(([key, value]) => `${key}: ${String(value)}`);
  return pairs.length === 0 ? name : `${name}(${pairs.join(', ')})`;
}
