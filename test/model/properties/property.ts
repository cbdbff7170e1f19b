import type { TriedStep } from '#test/model/exploration/explore.ts';
import type { StateGraph } from '#test/model/exploration/stateGraph.ts';

/** A sentence that must hold for every step of every exploration; gives back what is wrong, or null. */
export type Property = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly complaint: (step: TriedStep) => string | null;
};

/**
 * A sentence about all reachable states together, which no single step can judge; gives back everything that is wrong.
 */
export type GraphProperty = {
  readonly name: string;
  readonly requirements: readonly string[];
  readonly complaints: (graph: StateGraph) => readonly string[];
};

/** Events with which a creator gives up the session or what was typed. */
export const GIVING_UP: ReadonlySet<string> = new Set([
  'session.signOutRequested',
  'session.changedElsewhere',
  'reset.confirmed',
]);
