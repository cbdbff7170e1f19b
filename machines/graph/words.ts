import type { Graph, GraphState } from './toGraph.ts';

/** Requirement ids once each, in the order of the specification. */
export function sortedRequirements(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted((one, other) => weightOf(one) - weightOf(other));
}

/** A state's children, in the order of the chart. */
export function childrenOf(graph: Graph, state: GraphState): readonly GraphState[] {
  return graph.states.filter(({ parentId }) => parentId === state.id);
}

/** The state itself and everything inside it, in the order of the chart. */
export function insideOf(graph: Graph, state: GraphState): readonly GraphState[] {
  return [state, ...childrenOf(graph, state).flatMap((child) => insideOf(graph, child))];
}

/** The state with this id; an unknown id is a mistake of the caller. */
export function stateById(graph: Graph, id: string): GraphState {
  const state = graph.states.find((candidate) => candidate.id === id);
  if (state === undefined) throw new Error(`the chart has no state "${id}"`);
  return state;
}

/** The screen that a state is or lies in; null for the regions parallel to the screens. */
export function screenStateOf(graph: Graph, state: GraphState): GraphState | null {
  if (state.screen !== null) return state;
  return state.parentId === null ? null : screenStateOf(graph, stateById(graph, state.parentId));
}

const RULE_WEIGHT = 1000;

function weightOf(id: string): number {
  const [group = 0, row = 0] = id.slice(1).split('.').map(Number);
  return group * RULE_WEIGHT + row;
}
