import type { ChartModel, ModelState } from '#machines/graph/model/chartModel.ts';
import { answerIds, type ItemProof, type Proof, type ProofStep } from '#src/visualizer/proof/proof.ts';
import type { CoveredStep } from '#test/paths/browser/configuration.ts';
import type { Coverage, Share } from './coverage.ts';
import { choosePictures } from './choosePictures.ts';

/** What a run left behind: what was covered, its steps in the order in which they were taken, and its picture files. */
export type Run = {
  readonly coverage: Coverage;
  readonly steps: readonly CoveredStep[];
  readonly pictures: readonly string[];
};

const MOST_STEPS = 3;
/** Paths that are not written down: they are named only for what no other path went through. */
const UNWRITTEN = /^(?:random walk|given by hand)/;

/** The proof of a run as the visualizer shows it; a picture is named as a file in the same folder. */
export function proofOf(model: ChartModel, { coverage, steps, pictures }: Run): Proof {
  const { byState, shown } = choosePictures(model, steps, pictures);
  const transitions = model.transitions.filter(({ trigger }) => trigger.kind !== 'initial');
  const answers = transitions.filter(({ guard }) => guard !== null).flatMap(({ id }) => Object.values(answerIds(id)));
  const item = (
    id: string,
    kind: 'states' | 'transitions' | 'guardAnswers',
    isThrough: (step: CoveredStep) => boolean,
  ): [string, ItemProof] => [
    id,
    {
      isModelCovered: isCovered(coverage.model[kind], id),
      isBrowserCovered: isCovered(coverage.browser[kind], id),
      steps: firstOfPaths(steps.filter(isThrough)),
      pictures: byState.get(id) ?? [],
    },
  ];
  const items = [
    ...model.states.map((state) => item(state.id, 'states', wasIn(model, steps, state))),
    ...transitions.map(({ id }) => item(id, 'transitions', ({ taken }) => taken.includes(id))),
    ...answers.map((id) => item(id, 'guardAnswers', (step) => step.answers.some((one) => one === id))),
  ];
  return {
    version: 1,
    modelHash: model.hash,
    at: new Date(steps.at(-1)?.atMs ?? 0).toISOString(),
    items: Object.fromEntries(items),
    pictures: shown,
  };
}

/** Whether a step ended in a state; one that is left at once is passed through by the transition that leaves it. */
function wasIn(
  { transitions }: ChartModel,
  steps: readonly CoveredStep[],
  { id }: ModelState,
): (step: CoveredStep) => boolean {
  if (steps.some(({ states }) => states.includes(id))) return ({ states }) => states.includes(id);
  const leaving = transitions.filter(({ sourceId }) => sourceId === id).map((transition) => transition.id);
  return ({ taken }) => taken.some((one) => leaving.includes(one));
}

/** The first step of each path, of a few paths. */
function firstOfPaths(steps: readonly CoveredStep[]): readonly ProofStep[] {
  const first = new Map<string, ProofStep>();
  for (const { path, index } of steps) if (!first.has(path)) first.set(path, { path, index });
  const weightOf = ({ path }: ProofStep) => Number(UNWRITTEN.test(path));
  return [...first.values()].toSorted((one, other) => weightOf(one) - weightOf(other)).slice(0, MOST_STEPS);
}

function isCovered({ missing }: Share, id: string): boolean {
  return !missing.includes(id);
}
