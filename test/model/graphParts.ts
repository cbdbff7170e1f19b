import type { Graph, GraphState } from '#machines/graph/toGraph.ts';
import { inWords } from '#machines/journey/inWords.ts';
import { SCREEN_NAMES } from '#machines/journey/routes.ts';

/** What a screen is called, and of every other state its key in words. */
export function titleOf({ key, screen }: GraphState): string {
  return (screen === null ? undefined : (SCREEN_NAMES as Readonly<Record<string, string>>)[screen]) ?? inWords(key);
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
