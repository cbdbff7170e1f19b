import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { everyNode, initialTargetOf } from '#machines/graph/nodes.ts';

/** A part of a machine that can be taken away and put back. */
export type Part = { readonly name: string; readonly without: <Result>(look: () => Result) => Result };

type Writable = { always: readonly AnyTransitionDefinition[] | undefined };

/** Every state below the root and every transition of a machine; while one is looked without, the machine lacks it. */
export function partsOf(machine: AnyStateMachine): readonly Part[] {
  return everyNode(machine.root).flatMap((node) => [
    ...(node.parent === undefined ? [] : [statePart(node, node.parent)]),
    ...(initialTargetOf(node) === null ? [] : [startPart(node)]),
    ...[...node.transitions].flatMap(([type, list]) => list.map((taken) => transitionPart(node, type, taken))),
    ...(node.always ?? []).map((taken) => automaticPart(node, taken)),
  ]);
}

function statePart(node: AnyStateNode, parent: AnyStateNode): Part {
  return part(`the state ${node.id}`, () => {
    const before = { ...parent.states };
    delete parent.states[node.key];
    return () => Object.assign(parent.states, before);
  });
}

function startPart(node: AnyStateNode): Part {
  return part(`the start of ${node.id}`, () => {
    Object.defineProperty(node, 'initial', { configurable: true, value: { target: [] } });
    return () => Reflect.deleteProperty(node, 'initial');
  });
}

function transitionPart(node: AnyStateNode, type: string, taken: AnyTransitionDefinition): Part {
  const list = node.transitions.get(type) ?? [];
  return part(`${node.id} on ${type}, ${list.indexOf(taken)}`, () => {
    const rest = list.filter((transition) => transition !== taken);
    node.transitions.set(type, rest);
    return () => node.transitions.set(type, list);
  });
}

function automaticPart(node: AnyStateNode, taken: AnyTransitionDefinition): Part {
  const list = node.always ?? [];
  return part(`${node.id} straight away, ${list.indexOf(taken)}`, () => {
    const writable = node as unknown as Writable;
    writable.always = list.filter((transition) => transition !== taken);
    return () => (writable.always = list);
  });
}

function part(name: string, takeAway: () => () => unknown): Part {
  return {
    name,
    without: (look) => {
      const putBack = takeAway();
      try {
        return look();
      } finally {
        putBack();
      }
    },
  };
}
