import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Guards } from '#machines/graph/guardText.ts';
import type { GuardTree } from '#machines/graph/model/chartModel.ts';
import { nameOf } from '#machines/graph/nodes.ts';
import { answerOf, transitionIds } from '#machines/graph/exploration/stepper.ts';
import type { GuardTruth } from './sessionStep.ts';

/** The tree of a transition's guard by the transition's id; null or nothing for one without a guard. */
export type GuardTrees = ReadonlyMap<string, GuardTree | null>;

/** What the guard of a transition answers in a snapshot, part by part; null when there is none. */
export type TruthOf = (transitionId: string, snapshot: AnyMachineSnapshot, event: EventObject) => GuardTruth | null;

type GuardedEvent = { readonly snapshot: AnyMachineSnapshot; readonly event: EventObject };

/** Evaluates the real guards of a chart, each part by itself, so that the page shows what the rule does. */
export function createTruths(machine: AnyStateMachine, trees: GuardTrees): TruthOf {
  const guards = machine.implementations.guards as Guards;
  const guardOf = new Map([...transitionIds(machine)].map(([{ guard }, id]) => [id, guard as unknown]));
  return (transitionId, snapshot, event) => {
    const guard = guardOf.get(transitionId);
    if (guard === undefined) return null;
    const tree = trees.get(transitionId) ?? { kind: 'unnamed', text: 'a condition' };
    return truthOf(guard, tree, { snapshot, event }, guards);
  };
}

function truthOf(guard: unknown, tree: GuardTree, guarded: GuardedEvent, guards: Guards): GuardTruth {
  return { tree, isTrue: isTrue(guard, guarded), parts: partsOf(guard, tree, guarded, guards) };
}

function partsOf(guard: unknown, tree: GuardTree, guarded: GuardedEvent, guards: Guards): readonly GuardTruth[] {
  if (tree.kind === 'named') {
    const meaning = guards[nameOf(guard) ?? ''];
    return tree.inside === null || meaning === undefined ? [] : [truthOf(meaning, tree.inside, guarded, guards)];
  }
  if (tree.kind === 'state' || tree.kind === 'unnamed') return [];
  const combined = (guard as { readonly guards: readonly unknown[] }).guards;
  return tree.parts.map((part, index) => truthOf(combined[index], part, guarded, guards));
}

function isTrue(guard: unknown, { snapshot, event }: GuardedEvent): boolean {
  return answerOf(guard)(snapshot, { context: snapshot.context as unknown, event });
}
