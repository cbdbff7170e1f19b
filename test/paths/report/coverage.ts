import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { sortedRequirements } from '#src/review/engine/model/chartModel.ts';

/** The states, transitions and guard answers that a run reached. */
export type Reached = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
};

/**
 * Measures a run's coverage of a chart. Initial transitions don't count. A requirement is covered when every state and
 * transition that cites it is covered.
 */
export function coverageOf(model: ChartModel, reached: Reached) {
  const transitions = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const sources = model.transitions.filter(({ id }) => reached.transitions.has(id)).map(({ sourceId }) => sourceId);
  const isReached = (id: string) => reached.states.has(id) || sources.includes(id);
  const unreached = [
    ...model.states.filter(({ id }) => !isReached(id)),
    ...transitions.filter(({ id }) => !reached.transitions.has(id)),
  ];
  const uncovered = new Set(unreached.flatMap(({ requirements }) => requirements));
  const cited = [...model.states, ...transitions].flatMap(({ requirements }) => requirements);
  const guarded = transitions.filter(({ guard }) => guard !== null);
  const answers = guarded.flatMap(({ id }) => [`${id}|passed`, `${id}|refused`]);
  return {
    states: countCovered(getIds(model.states), isReached),
    transitions: countCovered(getIds(transitions), (id) => reached.transitions.has(id)),
    guardAnswers: countCovered(answers, (answer) => reached.answers.has(answer)),
    requirements: countCovered(sortedRequirements(cited), (id) => !uncovered.has(id)),
  };
}

const getIds = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

/** Counts the covered ids and lists the missing ones. */
function countCovered(all: readonly string[], isCovered: (id: string) => boolean) {
  const missing = all.filter((id) => !isCovered(id));
  return { covered: all.length - missing.length, all: all.length, missing };
}
