import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  type Guards,
  everyNode,
  initialTargetOf,
  listOf,
  nameOf,
  requirementsOf,
  transitionsFrom,
} from '#src/review/engine/model/nodes.ts';
import { guardNames, isInlineGuard } from './guardNames.ts';
import { reachableNodes } from './reachableNodes.ts';

/** What neither the compiler nor the library reports about a chart. */
export type ChartRule =
  | 'unknownDelay'
  | 'numberDelay'
  | 'unknownGuard'
  | 'unknownAction'
  | 'unknownPort'
  | 'inlineImplementation'
  | 'badInitial'
  | 'duplicateId'
  | 'unreachableState'
  | 'invokeWithoutOnError'
  | 'targetFromParallelRoot'
  | 'missingDescription'
  | 'missingRequirement';

/** A flaw of a chart: the rule, the state or transition it is about, and what is wrong. */
export type ChartFinding = { readonly rule: ChartRule; readonly where: string; readonly detail: string };

/** Everything that is wrong with a chart, by state in the order of the chart; none means sound. */
export function lintChart(machine: AnyStateMachine): readonly ChartFinding[] {
  const nodes = everyNode(machine.root);
  const reached = reachableNodes(machine.root);
  return nodes.flatMap((node) => [
    ...idFindings(node, nodes),
    ...documentFindings(pathOf(node), node),
    ...initialFindings(node),
    ...(reached.has(node) ? [] : [finding('unreachableState', pathOf(node), 'no transition leads here')]),
    ...actionFindings(pathOf(node), [...listOf(node.config.entry), ...listOf(node.config.exit)], machine),
    ...invokeFindings(node, machine),
    ...delayFindings(node, machine),
    ...transitionFindings(node, machine),
  ]);
}

/** The state itself as one text: its keys from the root's child down, or the machine's name for the root. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.key : node.path.join('.');
}

const REQUIREMENT_ID = /^R\d+\.\d+$/;

function finding(rule: ChartRule, where: string, detail: string): ChartFinding {
  return { rule, where, detail };
}

function idFindings(node: AnyStateNode, nodes: readonly AnyStateNode[]): readonly ChartFinding[] {
  const first = nodes.find(({ id }) => id === node.id) ?? node;
  return first === node
    ? []
    : [finding('duplicateId', pathOf(node), `"${node.id}" is also the id of ${pathOf(first)}`)];
}

function documentFindings(
  where: string,
  described: { readonly description?: string | undefined; readonly meta?: unknown },
): readonly ChartFinding[] {
  const findings: ChartFinding[] = [];
  if ((described.description ?? '').trim() === '')
    findings.push(finding('missingDescription', where, 'no description'));
  const requirements = requirementsOf(described.meta);
  if (requirements.length === 0) findings.push(finding('missingRequirement', where, 'no requirement'));
  for (const id of requirements) {
    if (!REQUIREMENT_ID.test(id)) findings.push(finding('missingRequirement', where, `"${id}" is no requirement id`));
  }
  return findings;
}

function initialFindings(node: AnyStateNode): readonly ChartFinding[] {
  if (node.type !== 'compound' || initialTargetOf(node) !== null) return [];
  return [finding('badInitial', pathOf(node), `${JSON.stringify(node.config.initial)} is no child`)];
}

function actionFindings(where: string, actions: readonly unknown[], machine: AnyStateMachine): readonly ChartFinding[] {
  return actions.flatMap((action) => {
    const name = nameOf(action);
    if (name === null) return [finding('inlineImplementation', where, 'an action is written in place')];
    return name in machine.implementations.actions ? [] : [finding('unknownAction', where, `"${name}" is no action`)];
  });
}

function guardFindings(where: string, guard: unknown, machine: AnyStateMachine): readonly ChartFinding[] {
  if (isInlineGuard(guard)) return [finding('inlineImplementation', where, 'a guard is written in place')];
  const guards = machine.implementations.guards as Guards;
  return guardNames(guard, guards)
    .filter((name) => !(name in guards))
    .map((name) => finding('unknownGuard', where, `"${name}" is no guard`));
}

function invokeFindings(node: AnyStateNode, machine: AnyStateMachine): readonly ChartFinding[] {
  return node.invoke.flatMap(({ id, src }) => {
    const findings: ChartFinding[] = [];
    if (typeof src === 'string' && !(src in machine.implementations.actors)) {
      findings.push(finding('unknownPort', pathOf(node), `"${src}" is no port`));
    }
    const isMachine = typeof src === 'string' && 'root' in Object(machine.implementations.actors[src]);
    // A machine deals with the failures of its own calls.
    if (!isMachine && !node.transitions.has(`xstate.error.actor.${id}`)) {
      findings.push(finding('invokeWithoutOnError', pathOf(node), `"${id}" may fail unnoticed`));
    }
    return findings;
  });
}

function delayFindings(node: AnyStateNode, machine: AnyStateMachine): readonly ChartFinding[] {
  return Object.keys(node.config.after ?? {}).flatMap((delay) => {
    if (!Number.isNaN(Number(delay))) {
      return [finding('numberDelay', pathOf(node), `${delay} ms is a number without a name`)];
    }
    if (delay in machine.implementations.delays) return [];
    return [finding('unknownDelay', pathOf(node), `"${delay}" is no delay and would fire at once`)];
  });
}

function transitionFindings(node: AnyStateNode, machine: AnyStateMachine): readonly ChartFinding[] {
  return transitionsFrom(node).flatMap((transition) => {
    const where = `${pathOf(node)} on ${String(transition.eventType) || 'always'}`;
    const leavesRoot = node === machine.root && node.type === 'parallel' && (transition.target ?? []).length > 0;
    return [
      ...documentFindings(where, transition),
      ...guardFindings(where, transition.guard, machine),
      ...actionFindings(where, transition.actions, machine),
      ...(leavesRoot ? [finding('targetFromParallelRoot', where, 'every region would be entered anew')] : []),
    ];
  });
}
