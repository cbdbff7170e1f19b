import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  combinationOf,
  everyNode,
  type Guards,
  initialTargetOf,
  toArray,
  nameOf,
  requirementsOf,
  stateValueOf,
  transitionsFrom,
} from '#src/review/engine/model/nodes.ts';

/** A mistake in a chart that neither the compiler nor XState reports. */
export type ChartFinding = { readonly rule: string; readonly where: string; readonly name: string };

const REQUIREMENT_ID = /^R\d+\.\d+$/;

/** Returns the mistakes in a chart by state, followed by the implementations that it never uses. */
export function lintChart(machine: AnyStateMachine): readonly ChartFinding[] {
  const { guards, actions, delays, actors } = machine.implementations;
  const nodes = everyNode(machine.root);
  const usedNames = new Set<unknown>();

  const checkName = (rule: string, where: string, name: string | null, known: object): readonly ChartFinding[] => {
    usedNames.add(name);
    if (name === null) return [{ rule: 'inlineImplementation', where, name: 'a function' }];
    return Object.hasOwn(known, name) ? [] : [{ rule, where, name }];
  };
  const checkActions = (where: string, references: readonly unknown[]) =>
    references.flatMap((reference) => checkName('unknownAction', where, nameOf(reference), actions));
  const checkGuard = (where: string, guard: unknown): readonly ChartFinding[] => {
    if (guard === undefined || stateValueOf(guard) !== null) return [];
    const parts = combinationOf(guard)?.parts;
    if (parts !== undefined) return parts.flatMap((part) => checkGuard(where, part));
    const name = nameOf(guard);
    const nested = combinationOf((guards as Guards)[name ?? ''])?.parts ?? [];
    return [...checkName('unknownGuard', where, name, guards), ...nested.flatMap((part) => checkGuard(where, part))];
  };

  const findings = nodes.flatMap((node) => [
    ...checkIdAndInitial(node, nodes),
    ...checkDocumentation(pathOf(node), node),
    ...checkActions(pathOf(node), [...toArray(node.config.entry), ...toArray(node.config.exit)]),
    ...Object.keys(node.config.after ?? {}).flatMap((name) => checkName('unknownDelay', pathOf(node), name, delays)),
    ...node.invoke.flatMap(({ src }) => checkName('unknownPort', pathOf(node), nameOf(src), actors)),
    ...checkRootAndInvokes(node),
    ...transitionsFrom(node).flatMap((transition) => {
      const where = `${pathOf(node)} on ${String(transition.eventType) || 'always'}`;
      return [
        ...checkDocumentation(where, transition),
        ...checkGuard(where, transition.guard),
        ...checkActions(where, transition.actions),
      ];
    }),
  ]);
  const definedNames = [guards, actions, delays, actors].flatMap((names: object) => Object.keys(names));
  const unused = definedNames.filter((name) => !usedNames.has(name));
  return [...findings, ...unused.map((name) => ({ rule: 'unusedName', where: machine.id, name }))];
}

function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.key : node.path.join('.');
}

function checkIdAndInitial(node: AnyStateNode, nodes: readonly AnyStateNode[]): readonly ChartFinding[] {
  const where = pathOf(node);
  const findings: ChartFinding[] = [];
  if (nodes.find(({ id }) => id === node.id) !== node) findings.push({ rule: 'duplicateId', where, name: node.id });
  if (node.type === 'compound' && initialTargetOf(node) === null)
    findings.push({ rule: 'badInitial', where, name: JSON.stringify(node.config.initial) });
  return findings;
}

function checkRootAndInvokes(node: AnyStateNode): readonly ChartFinding[] {
  const where = pathOf(node);
  // If the root is parallel, a transition from it to a target would re-enter every region.
  const isParallelRoot = node.parent === undefined && node.type === 'parallel';
  const targeted = isParallelRoot ? transitionsFrom(node).filter(({ target = [] }) => target.length > 0) : [];
  // An invoked machine handles failed calls itself.
  const unhandled = node.invoke.filter(
    ({ id, src }) =>
      !('root' in Object(node.machine.implementations.actors[nameOf(src) ?? ''])) &&
      !node.transitions.has(`xstate.error.actor.${id}`),
  );
  return [
    ...targeted.map(({ eventType }) => ({ rule: 'targetFromParallelRoot', where, name: String(eventType) })),
    ...unhandled.map(({ id }) => ({ rule: 'invokeWithoutOnError', where, name: id })),
  ];
}

function checkDocumentation(
  where: string,
  { description = '', meta }: { readonly description?: string | undefined; readonly meta?: unknown },
): readonly ChartFinding[] {
  const requirements = requirementsOf(meta);
  const isTraced = requirements.length > 0 && requirements.every((id) => REQUIREMENT_ID.test(id));
  return [
    ...(description.trim() === '' ? [{ rule: 'missingDescription', where, name: '' } as const] : []),
    ...(isTraced ? [] : [{ rule: 'missingRequirement', where, name: requirements.join(' ') } as const]),
  ];
}
