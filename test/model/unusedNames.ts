import type { AnyStateMachine } from 'xstate';
import { type Guards, everyNode, listOf, nameOf, transitionsFrom } from '#src/review/engine/model/nodes.ts';
import { guardNames } from './guardNames.ts';

/** The names of a vocabulary that its chart never says, by kind. */
export type UnusedNames = Readonly<Record<'guards' | 'actions' | 'delays' | 'ports', readonly string[]>>;

/** What the vocabulary offers and the chart never uses; a guard inside a used combination counts as used. */
export function unusedNames(machine: AnyStateMachine): UnusedNames {
  const { guards, actions, delays, actors } = machine.implementations;
  const nodes = everyNode(machine.root);
  const transitions = nodes.flatMap(transitionsFrom);
  const saidActions = [
    ...nodes.flatMap((node) => [...listOf(node.config.entry), ...listOf(node.config.exit)]),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  return {
    guards: without(
      guards,
      transitions.flatMap((transition) => guardNames(transition.guard, guards as Guards)),
    ),
    actions: without(actions, saidActions.map(nameOf)),
    delays: without(
      delays,
      nodes.flatMap((node) => Object.keys(node.config.after ?? {})),
    ),
    ports: without(
      actors,
      nodes.flatMap((node) => node.invoke.map(({ src }) => src)),
    ),
  };
}

function without(offered: object, said: readonly unknown[]): readonly string[] {
  return Object.keys(offered).filter((name) => !said.includes(name));
}
