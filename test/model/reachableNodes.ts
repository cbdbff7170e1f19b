import type { AnyStateNode } from 'xstate';
import { initialTargetOf, transitionsFrom, withAncestors } from '#src/review/engine/model/nodes.ts';

/** The states that can be entered if every guard could hold; the others can never be seen. */
export function reachableNodes(root: AnyStateNode): ReadonlySet<AnyStateNode> {
  const reached = new Set<AnyStateNode>();
  const waiting: AnyStateNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...childrenEnteredWith(node));
    for (const around of withAncestors(node)) {
      if (reached.has(around)) continue;
      reached.add(around);
      if (around.type === 'parallel') waiting.push(...besides(around, node));
      waiting.push(...transitionsFrom(around).flatMap(({ target }) => target ?? []));
    }
  }
  return reached;
}

function childrenEnteredWith(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'parallel') return Object.values(node.states);
  const initial = initialTargetOf(node);
  return initial === null ? [] : [initial];
}

function besides(parallel: AnyStateNode, inside: AnyStateNode): readonly AnyStateNode[] {
  const path = new Set(withAncestors(inside));
  return Object.values(parallel.states).filter((region) => !path.has(region));
}
