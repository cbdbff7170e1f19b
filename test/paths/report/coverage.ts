import type { ChartModel } from '#src/review/engine/model/chartModel.ts';
import { sortedRequirements } from '#src/review/engine/model/chartModel.ts';

/** What was seen of a chart in one kind of run: ids of states and transitions, and what guards answered. */
export type Seen = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly answers: ReadonlySet<string>;
};

/**
 * What of a chart was seen. The choice of a first state is no transition that could be taken on its own, and a requirement
 * is covered when all that serves it is.
 */
export function coverageOf(model: ChartModel, seen: Seen) {
  const transitions = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const passed = model.transitions.filter(({ id }) => seen.transitions.has(id)).map(({ sourceId }) => sourceId);
  const isSeen = (id: string) => seen.states.has(id) || passed.includes(id);
  const unseen = [
    ...model.states.filter(({ id }) => !isSeen(id)),
    ...transitions.filter(({ id }) => !seen.transitions.has(id)),
  ];
  const open = new Set(unseen.flatMap(({ requirements }) => requirements));
  const claimed = [...model.states, ...transitions].flatMap(({ requirements }) => requirements);
  const guarded = transitions.filter(({ guard }) => guard !== null);
  const answers = guarded.flatMap(({ id }) => [`${id}|passed`, `${id}|refused`]);
  return {
    states: shareOf(idsOf(model.states), isSeen),
    transitions: shareOf(idsOf(transitions), (id) => seen.transitions.has(id)),
    guardAnswers: shareOf(answers, (answer) => seen.answers.has(answer)),
    requirements: shareOf(sortedRequirements(claimed), (id) => !open.has(id)),
  };
}

const idsOf = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

/** How much of something was covered, and what is missing. */
function shareOf(all: readonly string[], isCovered: (one: string) => boolean) {
  const missing = all.filter((one) => !isCovered(one));
  return { covered: all.length - missing.length, all: all.length, missing };
}
